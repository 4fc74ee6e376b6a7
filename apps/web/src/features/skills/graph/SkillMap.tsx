import { latestOf } from '@amberway/contract/skills/graph/chain';
import { shortDay } from '@amberway/contract/skills/graph/days';
import { CELL_STATES, type CellState } from '@amberway/contract/skills/graph/map';
import type { Generalisation } from '@amberway/contract/skills/graph/schemas';
import styles from './graph.module.css';
import { CELL_TEXTS, graphLabels as labels } from './labels.ts';
import { Mark } from './Mark.tsx';

type Skill = Generalisation['skills'][number];
type Cell = Skill['cells'][number];

/** Four signs of different shape: a tick, a half disc, a dashed ring, a dash. */
const Sign = ({ state, pale = false }: { state: CellState | 'none'; pale?: boolean }) => (
  <svg viewBox="0 0 16 16" aria-hidden className={styles['sign']} data-state={state} data-pale={pale || undefined}>
    {state === 'own' && (
      <>
        <circle cx="8" cy="8" r="7" />
        <path d="M5 8.2l2.1 2.1L11 6.2" data-cut />
      </>
    )}
    {state === 'help' && (
      <>
        <circle cx="8" cy="8" r="6.2" data-ring />
        <path d="M8 1.8a6.2 6.2 0 010 12.4z" />
      </>
    )}
    {state === 'starting' && <circle cx="8" cy="8" r="6.2" data-ring strokeDasharray="2.4 2.4" />}
    {state === 'none' && <path d="M4 8h8" data-ring />}
  </svg>
);

const MapCell = ({ cell }: { cell: Cell | undefined }) =>
  cell ? (
    <span className={styles['cell']} data-pale={cell.pale || undefined}>
      <Sign state={cell.state} pale={cell.pale} />
      <span>
        <b>{CELL_TEXTS[cell.state]}</b>
        <small>{shortDay(cell.lastDay)}</small>
      </span>
    </span>
  ) : (
    <span className={styles['cell']} data-none>
      <Sign state="none" />
      {labels.notTried}
    </span>
  );

const nameIn = (people: Generalisation['people'], id: string) => people.find(({ _id }) => _id === id)?.firstName ?? '';

/** All who tried a skill in one place, on one line. */
const ShortCell = ({ cells, people }: { cells: readonly Cell[]; people: Generalisation['people'] }) =>
  cells.length === 0 ? (
    <MapCell cell={undefined} />
  ) : (
    <span className={styles['short']}>
      {cells.map((cell) => (
        <span key={cell.person} className={styles['cell']} data-pale={cell.pale || undefined}>
          <Sign state={cell.state} pale={cell.pale} />
          <span>
            {nameIn(people, cell.person)}
            <span className="visually-hidden">{`: ${CELL_TEXTS[cell.state]}`}</span>
            {cell.pale && <small>{shortDay(cell.lastDay)}</small>}
          </span>
        </span>
      ))}
    </span>
  );

type SeriesOf = (person: string) => number;

const PersonRows = ({
  skill,
  map,
  seriesOf,
}: {
  skill: Skill;
  map: Generalisation;
  seriesOf?: SeriesOf | undefined;
}) => {
  const people = map.people.filter(({ _id }) => skill.cells.some(({ person }) => person === _id));
  return people.map(({ _id, firstName }) => (
    <tr key={_id}>
      <th scope="row">
        <span className={styles['person']}>
          {seriesOf && <Mark series={seriesOf(_id)} />}
          {firstName}
        </span>
      </th>
      {map.places.map((place) => {
        const cell = skill.cells.find((one) => one.person === _id && one.place === place._id);
        return (
          <td key={place._id} data-own={cell?.state === 'own' || undefined}>
            <MapCell cell={cell} />
          </td>
        );
      })}
    </tr>
  ));
};

type Props = {
  map: Generalisation;
  /** Shown by person; the others have one line each. */
  skill?: string | undefined;
  /** The markers of the people in the graph beside it. */
  seriesOf?: SeriesOf | undefined;
};

/** Skill by place and person: the open skill by person, others on one line each. One that was begun again is there once. */
export const SkillMap = ({ map, skill: openId, seriesOf }: Props) => {
  const open = map.skills.find(({ skill }) => skill === openId);
  const latest = openId && latestOf(map.skills, openId);
  const others = map.skills.filter(
    ({ skill, resumedBy, cells }) => skill !== openId && skill !== latest && !resumedBy && cells.length > 0,
  );
  const columns = map.places.length + 1;
  return (
    <>
      <div className={styles['mapHead']}>
        {open?.words && <p className={styles['words']}>{`${open.words}.`}</p>}
        <ul className={styles['legend']} aria-hidden>
          {CELL_STATES.toReversed().map((state) => (
            <li key={state}>
              <Sign state={state} />
              {CELL_TEXTS[state]}
            </li>
          ))}
          <li>
            <Sign state="none" />
            {labels.notTried}
          </li>
          <li>
            <Sign state="help" pale />
            {labels.pale}
          </li>
        </ul>
      </div>
      {/* Wider than a phone: the keyboard scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['scroll']} role="group" aria-label={labels.map} tabIndex={0}>
        <table className={styles['map']}>
          <thead>
            <tr>
              <th scope="col">{labels.skillAndPerson}</th>
              {map.places.map(({ _id, name }) => (
                <th key={_id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {open && (
            <tbody>
              <tr className={styles['group']}>
                <th colSpan={columns} scope="rowgroup">
                  {open.name}
                </th>
              </tr>
              <PersonRows skill={open} map={map} seriesOf={seriesOf} />
            </tbody>
          )}
          {others.length > 0 && (
            <tbody>
              {open && (
                <tr className={styles['group']}>
                  <th colSpan={columns} scope="rowgroup">
                    {labels.mapOthers}
                  </th>
                </tr>
              )}
              {others.map((skill) => (
                <tr key={skill.skill}>
                  <th scope="row">{skill.name}</th>
                  {map.places.map(({ _id }) => (
                    <td key={_id}>
                      <ShortCell cells={skill.cells.filter(({ place }) => place === _id)} people={map.people} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
    </>
  );
};
