import type { ReactNode } from 'react';
import { shortDay } from '@amberway/contract/skills/graph/days';
import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { classNames } from '../../../ui/kit/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { Mark } from './Mark.tsx';
import { namesOf, seriesOf } from './series.ts';

const MetBlocks = ({ graph }: { graph: SkillGraph }) => {
  const { people, places } = namesOf(graph);
  const series = seriesOf(graph);
  const blocks = graph.points.filter(({ number }) => graph.met?.blocks.includes(number));
  // Points by week are not the blocks that met it.
  if (blocks.length === 0) return null;
  return (
    <ul className={styles['metBlocks']}>
      {blocks.map(({ number, day, person, place, counted, goes }) => (
        <li key={number}>
          <Mark series={series.of(person)} />
          <span>{shortDay(day)}</span>
          <span>{`${people.get(person) ?? ''}, ${places.get(place) ?? ''}`}</span>
          <strong>{labels.ofGoes(counted, goes)}</strong>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  graph: SkillGraph;
  /** Opens the form of the criterion, for those who edit the skill. */
  onChange?: (() => void) | undefined;
  /** What can be done next. */
  children?: ReactNode;
};

/** Whether the stated criterion is met, or what is missing. */
export const CriterionCard = ({ graph, onChange, children }: Props) => {
  const isMastered = shownSkillStatus(graph.status) === 'Mastered';
  const tone = graph.met || isMastered ? 'met' : 'unmet';
  return (
    <section className={classNames(styles['criterion'], styles[tone])} aria-label={labels.criterionTitle}>
      <h3>
        {tone === 'met' && <Icon name="check" size={18} />}
        {graph.met ? labels.met(shortDay(graph.met.on)) : isMastered ? labels.mastered : labels.notMet}
      </h3>
      {!graph.met && !isMastered && <p className={styles['missing']}>{labels.missing(graph.missing)}</p>}
      <p className={styles['rule']}>
        {labels.rule(graph.criterion)}
        {onChange && (
          <>
            {' '}
            <Button
              variant="text"
              size="small"
              className={styles['inText']}
              aria-label={labels.changeRule}
              data-screen-only
              onClick={onChange}
            >
              {labels.change}
            </Button>
          </>
        )}
      </p>
      {graph.met && <MetBlocks graph={graph} />}
      {children}
    </section>
  );
};
