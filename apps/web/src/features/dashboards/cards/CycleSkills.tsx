import { useSearchParams } from '../../../kernel/router.ts';
import type { Home } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatDate, formatDay } from '../../../ui/dates.ts';
import { OPENED_HERE } from '../../../ui/form/record-place.ts';
import styles from './cards.module.css';
import { Nothing } from './Nothing.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

const PARAM = 'skills';
const OPEN = 'cycle';

type Skills = Home['skillsThisCycle'];

const cycleText = ({ startDate, endDate }: Skills['cycle']) => {
  if (startDate && endDate) return `From ${formatDay(startDate)} to ${formatDay(endDate)}`;
  return startDate ? `Since ${formatDay(startDate)}` : 'All skills so far';
};

/** The number of skills; a click lists them. */
export const CycleSkills = ({ skills: { count, items, cycle } }: { skills: Skills }) => {
  const { timeZone } = useMe();
  const [search, setSearch] = useSearchParams();
  const open = search.get(PARAM) === OPEN;
  const show = (wanted: boolean) =>
    setSearch(
      (now) => {
        if (wanted) now.set(PARAM, OPEN);
        else now.delete(PARAM);
        return now;
      },
      { replace: !wanted, ...(wanted && { state: OPENED_HERE }) },
    );
  return (
    <>
      <button
        type="button"
        className={styles['count']}
        aria-label={`${count}, show ${dashboardTexts.skillsThisCycle}`}
        onClick={() => show(true)}
      >
        {count}
      </button>
      <Dialog open={open} title={dashboardTexts.skillsThisCycle} onClose={() => show(false)}>
        <p className={styles['under']}>{cycleText(cycle)}</p>
        {items.length === 0 ? (
          <Nothing title={dashboardTexts.noSkills} />
        ) : (
          <ul className={styles['lines']}>
            {items.map((skill) => (
              <li key={skill._id}>
                <strong>{skill.name}</strong>
                <small>{`${skill.outcomeName}, ${formatDate(skill.masteredAt, timeZone)}`}</small>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
};
