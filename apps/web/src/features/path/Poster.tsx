import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import type { ChildPath } from '@amberway/contract/path/schemas';
import { pathTexts } from '@amberway/contract/path/texts';
import { Avatar, type Person } from '../../ui/Avatar.tsx';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import { dayText, wholeDay } from './day-text.ts';
import { Ground } from './drawing/Ground.tsx';
import { layoutSnake } from './drawing/snake.ts';
import { FlagShape, StoneShape } from './drawing/Stones.tsx';
import { inFirstPerson, learningInFirstPerson } from './first-person.ts';
import styles from './poster.module.css';

/** A4 at 96 pixels an inch, as browsers print it. */
const PAPER = { width: 794, height: 1122 };
const POSTER_STONES = 14;
const FEW = 5;
/** From the first row, whose labels are below it, to the row of the child. */
const LOWEST = 955;
const HIGHEST = 540;
const SUN_ROOM = 250;

const sizesOf = (stones: number) => {
  const perRow = stones <= FEW ? 2 : 3;
  const rows = Math.floor(stones / perRow);
  const pitch = rows === 0 ? 220 : Math.min(220, (LOWEST - HIGHEST) / rows);
  return { perRow, pitch, half: stones <= FEW ? 30 : 20, small: stones > FEW };
};

/** One page for the wall, in the child's voice: name, face, what it can do and since when. Nothing else. */
export const Poster = ({ path, child }: { path: ChildPath; child: Person }) => {
  const stones = path.stones.slice(-POSTER_STONES);
  const { perRow, pitch, half, small } = sizesOf(stones.length);
  const below = PAPER.height - LOWEST;
  const snake = layoutSnake({ width: PAPER.width, stones: stones.length, perRow, pitch, half, above: SUN_ROOM, below });
  const top = PAPER.height - snake.height;
  const size = small ? 0.7 : 1;
  const label = (x: number, y: number): CSSProperties => ({
    insetInlineStart: Math.round(x),
    insetBlockStart: Math.round(top + y + 50 * size),
  });
  const isCut = stones.length < path.stones.length;
  const line = path.stones.length === 0 ? pathTexts.posterStart : isCut ? pathTexts.posterBefore : pathTexts.posterLine;
  return createPortal(
    <div className={styles['poster']} data-small={small}>
      <svg viewBox={`0 0 ${PAPER.width} ${PAPER.height}`} aria-hidden="true">
        <g transform={`translate(0 ${Math.round(top)})`}>
          <Ground snake={snake} half={half} />
          {snake.stones.map((point, number) => (
            <StoneShape key={stones[number]?._id} {...point} seed={number + 1} size={size} />
          ))}
          <FlagShape {...snake.here} size={size} />
        </g>
      </svg>
      <header>
        <Avatar person={child} size={104} />
        <div>
          <p className={styles['title']}>{pathTexts.title(child.firstName)}</p>
          <p>{line}</p>
        </div>
      </header>
      <ol>
        {stones.map((stone, number) => {
          const point = snake.stones[number];
          return (
            point && (
              <li key={stone._id} style={label(point.x, point.y)}>
                <b>{inFirstPerson(stone.name)}</b>
                <span>{dayText(stone.day, path.today)}</span>
              </li>
            )
          );
        })}
        <li className={styles['now']} style={label(snake.here.x, snake.here.y + 8)}>
          <b>{pathTexts.posterHere}</b>
          {path.here && <b>{learningInFirstPerson(path.here.name)}</b>}
        </li>
      </ol>
      <footer>
        <Mark size={22} />
        Amberway
        <time dateTime={path.today}>{wholeDay(path.today)}</time>
      </footer>
    </div>,
    document.body,
  );
};
