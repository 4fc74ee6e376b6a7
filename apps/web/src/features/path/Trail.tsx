import type { ReactNode } from 'react';
import type { ChildPath } from '@amberway/contract/path/schemas';
import drawing from './drawing/drawing.module.css';
import { SunShape } from './drawing/Ground.tsx';
import { FlagShape, StoneShape } from './drawing/Stones.tsx';
import { strip } from './drawing/strip.ts';
import styles from './path.module.css';
import { AheadStory, HereStory, Story } from './Story.tsx';

const SIZE = 0.66;

const Piece = ({ seed, open = false, children }: { seed: number; open?: boolean; children?: ReactNode }) => {
  const { area, left, right } = strip(seed);
  const side = drawing[open ? 'dashed' : 'side'];
  return (
    <span className={styles['piece']} aria-hidden="true">
      <svg viewBox="0 0 72 100" preserveAspectRatio="none">
        {!open && <path className={drawing['way']} d={area} />}
        <path className={side} d={left} vectorEffect="non-scaling-stroke" />
        <path className={side} d={right} vectorEffect="non-scaling-stroke" />
      </svg>
      {children && (
        <svg className={styles['mark']} viewBox="-36 -52 72 96" width="72" height="96">
          {children}
        </svg>
      )}
    </span>
  );
};

type Props = { path: ChildPath; child: string };

/** The way from top to bottom, for a phone: what is ahead, where the child is, then back to the first stone. */
export const Trail = ({ path, child }: Props) => (
  <ol className={styles['trail']}>
    <li>
      <Piece seed={1} open>
        <g transform="scale(0.72)">
          <SunShape x={0} y={-14} />
        </g>
      </Piece>
      <div className={styles['ahead']}>
        <AheadStory coach={path.coach} />
      </div>
    </li>
    <li>
      <Piece seed={3} open={path.stones.length === 0}>
        <FlagShape x={0} y={10} size={SIZE} />
      </Piece>
      <div className={styles['here']}>
        <HereStory path={path} child={child} />
      </div>
    </li>
    {path.stones.toReversed().map((stone, number) => (
      <li key={stone._id}>
        <Piece seed={5 + 2 * (path.stones.length - number)}>
          <StoneShape x={0} y={0} seed={path.stones.length - number} size={SIZE} />
        </Piece>
        <div className={styles['story']}>
          <Story stone={stone} today={path.today} />
        </div>
      </li>
    ))}
  </ol>
);
