import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { classNames } from '../../../ui/kit/class-names.ts';
import { tenths, trendText } from '@amberway/contract/skills/graph/table';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';

/** Level and trend of each phase as numbers. */
export const FiguresCard = ({ phases }: Pick<SkillGraph, 'phases'>) => (
  <section className={styles['figures']} aria-label={labels.figures}>
    <h3>{labels.figures}</h3>
    <table className={classNames(styles['table'], styles['figureTable'])}>
      <thead>
        <tr>
          <th scope="col">{labels.columns.phase}</th>
          <th scope="col">{labels.levelHead}</th>
          <th scope="col">{labels.perBlock}</th>
        </tr>
      </thead>
      <tbody>
        {phases.map(({ startsOn, label, level, trend }, index) => (
          <tr key={`${startsOn} ${index}`}>
            <th scope="row">{label}</th>
            <td>{level === null ? '–' : tenths(level)}</td>
            <td>{trend === null ? '–' : trendText(trend.slope)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles['hint']}>{labels.figuresHint}</p>
  </section>
);
