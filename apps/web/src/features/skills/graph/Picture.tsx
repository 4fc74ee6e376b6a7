import { type MouseEvent, useMemo } from 'react';
import { geometryOf } from '@amberway/contract/skills/graph/geometry';
import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphSvg } from '@amberway/contract/skills/graph/svg';
import { useRoom } from '../../../ui/use-room.ts';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { drawn, Mark, SCREEN } from './Mark.tsx';
import { dataOf, type Legend, seriesOf, textsOf } from './series.ts';

const Lines = ({ legend }: { legend: Legend }) => (
  <ul className={styles['legend']} aria-hidden>
    {legend.map(({ name, series }) => (
      <li key={series}>
        <Mark series={series} />
        {name}
      </li>
    ))}
    <li>
      <svg viewBox="0 0 16 16" className={styles['mark']}>
        <circle cx="8" cy="8" r="5" fill={SCREEN.paper} stroke={SCREEN.quiet} strokeWidth="1.8" />
      </svg>
      {labels.stillOpen}
    </li>
    <li>
      <svg viewBox="0 0 16 16" className={styles['mark']}>
        <path d="M0 8h16" stroke={SCREEN.figures} strokeWidth="1.5" />
      </svg>
      {labels.level}
    </li>
    <li>
      <svg viewBox="0 0 16 16" className={styles['mark']}>
        <path d="M1 11L15 5" stroke={SCREEN.figures} strokeWidth="2" strokeDasharray="1.5 3.5" strokeLinecap="round" />
      </svg>
      {labels.trend}
    </li>
  </ul>
);

const MIN_WIDTH = 280;

type Props = {
  graph: SkillGraph;
  /** A press on the axis: the day there. */
  onAxis?: ((day: string) => void) | undefined;
};

/** The graph, drawn for the room that it has. */
export const Picture = ({ graph, onAxis }: Props) => {
  const { ref, room } = useRoom();
  const width = Math.max(room.width, MIN_WIDTH);
  const series = useMemo(() => seriesOf(graph), [graph]);
  const picture = useMemo(
    () => graphSvg(dataOf(graph), width, series.of, textsOf(graph), SCREEN),
    [graph, width, series],
  );
  const press = ({ clientX, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const day = geometryOf(dataOf(graph), width).dayAt(x);
    if (day) onAxis?.(day);
  };
  return (
    <>
      <div className={styles['picture']} dir="ltr" ref={ref}>
        {room.width > 0 && drawn(picture, 0)}
        {onAxis && (
          // The button 'Phase line' does the same for keyboards and screen readers.
          <button
            type="button"
            className={styles['axis']}
            title={labels.axisHint}
            aria-hidden
            tabIndex={-1}
            data-screen-only
            onClick={press}
          />
        )}
      </div>
      <Lines legend={series.legend} />
    </>
  );
};
