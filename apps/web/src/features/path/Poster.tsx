import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import type { ChildPath } from '@amberway/contract/path/schemas';
import { pathTexts } from '@amberway/contract/path/texts';
import { Avatar, type Person } from '../../ui/Avatar.tsx';
import { Mark } from '../../ui/illustrations/Mark.tsx';
import { saidDate } from '../../ui/said-dates.ts';
import { dayText } from './day-text.ts';
import { Ground } from './drawing/Ground.tsx';
import { layoutSnake } from './drawing/snake.ts';
import { FlagShape, StoneShape } from './drawing/Stones.tsx';
import { inFirstPerson, learningInFirstPerson } from './first-person.ts';
import styles from './poster.module.css';

/** A4 at 96 pixels an inch, as browsers print it. */
const PAPER = { width: 794, height: 1122 };
const POSTER_STONES = 14;
const FEW = 5;
/** The height of the first row, whose labels are below it, and of the row of the child. */
const ROWS = { few: { lowest: 955, highest: 540 }, many: { lowest: 985, highest: 435 } };
const PITCH_MAX = 220;
const SUN_ROOM = 250;
const LABEL_MAX = 250;

const sizesOf = (stones: number) => {
  const small = stones > FEW;
  const perRow = small ? 3 : 2;
  const { lowest, highest } = small ? ROWS.many : ROWS.few;
  const pitch = Math.min(PITCH_MAX, (lowest - highest) / Math.max(1, Math.floor(stones / perRow)));
  const half = small ? 20 : 30;
  const slot = (PAPER.width - pitch - 2 * half - 20) / perRow;
  // Labels of neighbours keep a distance.
  return {
    perRow,
    pitch,
    half,
    small,
    below: PAPER.height - lowest,
    label: Math.min(LABEL_MAX, Math.floor(slot) - 12),
  };
};

/** One page for the wall, in the child's voice: name, face, what it can do and since when. Nothing else. */
export const Poster = ({ path, child }: { path: ChildPath; child: Person }) => {
  const stones = path.stones.slice(-POSTER_STONES);
  const { perRow, pitch, half, small, below, label: room } = sizesOf(stones.length);
  const snake = layoutSnake({ width: PAPER.width, stones: stones.length, perRow, pitch, half, above: SUN_ROOM, below });
  const top = PAPER.height - snake.height;
  const size = small ? 0.7 : 1;
  const label = (x: number, y: number, width = room): CSSProperties => ({
    inlineSize: width,
    insetInlineStart: Math.round(x - width / 2),
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
        <li className={styles['now']} style={label(snake.here.x, snake.here.y + 8, small ? room + 12 : 300)}>
          <b>{pathTexts.posterHere}</b>
          {path.here && <b>{learningInFirstPerson(path.here.name)}</b>}
        </li>
      </ol>
      <footer>
        <Mark size={22} />
        Amberway
        <time dateTime={path.today}>{saidDate(path.today)}</time>
      </footer>
    </div>,
    document.body,
  );
};
