import type { CSSProperties } from 'react';
import type { ChildPath } from '@amberway/contract/path/schemas';
import { Ground } from './drawing/Ground.tsx';
import type { Point } from './drawing/lines.ts';
import { layoutSnake } from './drawing/snake.ts';
import { FlagShape, StoneShape } from './drawing/Stones.tsx';
import styles from './path.module.css';
import { AheadStory, HereStory, Story } from './Story.tsx';
import type { Room } from '../../ui/use-room.ts';

const HALF = 30;
const PITCH = 236;
/** A story is 226 wide and keeps a distance from the next. */
const SLOT = 250;
const STORY_LEFT = 88;
/** Between the stories on either side, whichever way the row runs. */
const HERE_LEFT = 104;

/** Narrower, or with larger text, stories would overlap: then the way runs from top to bottom. */
export const fitsStage = ({ width, scale }: Room): boolean => width / scale >= 800;

const at = ({ x, y }: Point, right = 0): CSSProperties => ({
  insetInlineStart: Math.round(x - right),
  insetBlockStart: Math.round(y),
});

type Props = { path: ChildPath; child: string; room: Room };

/** The way across a wide page: the earliest stone at the lower left, each with its story below. */
export const Stage = ({ path, child, room }: Props) => {
  const { width, scale } = room;
  const pitch = PITCH * scale;
  const perRow = Math.max(2, Math.floor((width - 2 * (pitch / 2 + HALF + 10)) / (SLOT * scale)));
  const snake = layoutSnake({
    width,
    stones: path.stones.length,
    perRow,
    pitch,
    half: HALF,
    above: 130,
    below: 168 * scale,
  });
  const below = 52;
  // In the last gap, on the side to which the way turns.
  const clearing = snake.ahead[Math.round(snake.ahead.length * 0.72)] ?? snake.here;
  return (
    <div className={styles['stage']} style={{ blockSize: Math.round(snake.height) }}>
      <svg width={width} height={Math.round(snake.height)} aria-hidden="true" data-mirrors>
        <Ground snake={snake} half={HALF} />
        {snake.stones.map((point, number) => (
          <StoneShape key={path.stones[number]?._id} {...point} seed={number + 1} />
        ))}
        <FlagShape {...snake.here} />
      </svg>
      <ol>
        {path.stones.map((stone, number) => {
          const point = snake.stones[number];
          return (
            point && (
              <li
                key={stone._id}
                className={styles['story']}
                style={at({ x: point.x, y: point.y + below }, STORY_LEFT)}
              >
                <Story stone={stone} today={path.today} />
              </li>
            )
          );
        })}
        <li className={styles['here']} style={at({ x: snake.here.x, y: snake.here.y + below }, HERE_LEFT)}>
          <HereStory path={path} child={child} />
        </li>
        <li className={styles['ahead']} style={at({ x: clearing.x, y: clearing.y + below + 6 }, 110)}>
          <AheadStory coach={path.coach} />
        </li>
      </ol>
    </div>
  );
};
