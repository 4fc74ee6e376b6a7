import { useMemo } from 'react';
import { shortDay } from '@amberway/contract/skills/graph/days';
import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { rowsOf } from '@amberway/contract/skills/graph/table';
import styles from './graph.module.css';
import { graphLabels as labels } from './labels.ts';
import { dataOf, namesOf } from './series.ts';

/** The numbers of the graph. */
export const NumbersTable = ({ graph }: { graph: SkillGraph }) => {
  const rows = useMemo(() => {
    const { people, places } = namesOf(graph);
    return rowsOf(dataOf(graph), people, places);
  }, [graph]);
  const { columns } = labels;
  return (
    // Wider than a phone: the keyboard scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="group" aria-label={labels.table} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{graph.name}</caption>
        <thead>
          <tr>
            {[
              columns.block,
              columns.days,
              columns.person,
              columns.place,
              columns.phase,
              columns.goes,
              columns.percent,
            ].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, from, day, person, place, phase, counted, goes, percent, complete }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{from === day ? shortDay(day) : `${shortDay(from)} – ${shortDay(day)}`}</td>
              <td>{person}</td>
              <td>{place}</td>
              <td>{phase}</td>
              <td>{labels.ofGoes(counted, goes)}</td>
              <td>
                {percent}
                {!complete && <small>{` ${labels.openBlock}`}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
