import type { ReactNode } from 'react';
import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { LEVEL_BLOCKS } from '@amberway/contract/skills/graph/limits';
import { useSearchParams } from '../../../kernel/router.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/Segmented.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { saveCsv, savePng, saveSvg } from './files.ts';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { NumbersTable } from './NumbersTable.tsx';
import { Picture } from './Picture.tsx';

const VIEW_PARAM = 'show';
export const AXIS_PARAM = 'by';

/** A choice of two that is in the URL; the first one is left out of it. */
export const useUrlChoice = <V extends string>(
  name: string,
  [first, second]: readonly [V, V],
): [V, (value: V) => void] => {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name) === second ? second : first;
  const choose = (next: V) =>
    setSearch((now) => {
      if (next === first) now.delete(name);
      else now.set(name, next);
      return now;
    });
  return [value, choose];
};

export const AXES = ['block', 'day'] as const;
const VIEWS = ['graph', 'table'] as const;

type Props = {
  graph: SkillGraph;
  onAxis?: ((day: string) => void) | undefined;
  children?: ReactNode;
};

/** The graph or its table, along blocks or days, and as a file. */
export const GraphCard = ({ graph, onAxis, children }: Props) => {
  const [view, setView] = useUrlChoice(VIEW_PARAM, VIEWS);
  const [by, setBy] = useUrlChoice(AXIS_PARAM, AXES);
  const notices = useNotices();
  const png = () => savePng(graph).catch(() => notices.error('The picture could not be drawn.'));
  return (
    <section className={styles['card']} aria-label={labels.title}>
      <div className={styles['tools']} data-screen-only>
        <Segmented
          aria-label={labels.view}
          options={[
            { value: 'graph', label: labels.graph },
            { value: 'table', label: labels.table },
          ]}
          value={view}
          onChange={setView}
        />
        <Segmented
          aria-label={labels.axis}
          options={[
            { value: 'block', label: labels.block },
            { value: 'day', label: labels.day },
          ]}
          value={by}
          onChange={setBy}
        />
        <span className={styles['files']}>
          <Button variant="text" size="small" aria-label={labels.download(labels.svg)} onClick={() => saveSvg(graph)}>
            {labels.svg}
          </Button>
          <Button variant="text" size="small" aria-label={labels.download(labels.png)} onClick={() => void png()}>
            {labels.png}
          </Button>
          <Button variant="text" size="small" aria-label={labels.download(labels.csv)} onClick={() => saveCsv(graph)}>
            {labels.csv}
          </Button>
          <Button variant="text" size="small" onClick={() => window.print()}>
            {labels.print}
          </Button>
        </span>
      </div>
      {graph.byWeek && <p className={styles['hint']}>{labels.byWeek}</p>}
      {view === 'graph' ? <Picture graph={graph} onAxis={onAxis} /> : <NumbersTable graph={graph} />}
      {children}
    </section>
  );
};

/** Whether there is enough for level and trend. */
export const hasFigures = ({ points }: SkillGraph): boolean =>
  points.filter(({ complete }) => complete).length >= LEVEL_BLOCKS;
