import { useChildInView } from '../../../kernel/queries/selected-member.ts';
import { useSearchParams } from '../../../kernel/router.ts';
import type { Home } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { OPENED_HERE } from '../../../ui/form/record-place.ts';
import { ChildLine } from '../../../ui/people/ChildLine.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import styles from './cards.module.css';
import { Nothing } from './Nothing.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

const PARAM = 'skills';
const OPEN = 'cycle';

type Skills = Home['skillsThisCycle'];

const Cycle = ({ cycle: { startDate, endDate } }: Pick<Skills, 'cycle'>) => {
  if (!startDate) return 'All skills so far';
  return (
    <>
      {endDate ? 'From ' : 'Since '}
      <ViewerTime at={startDate} day />
      {endDate && (
        <>
          {' to '}
          <ViewerTime at={endDate} day />
        </>
      )}
    </>
  );
};

/** The number of skills; a click lists them. */
export const CycleSkills = ({ skills: { count, items, cycle } }: { skills: Skills }) => {
  const [search, setSearch] = useSearchParams();
  const child = useChildInView() ?? '';
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
      <Dialog
        open={open}
        title={dashboardTexts.skillsThisCycle}
        about={<ChildLine id={child} />}
        onClose={() => show(false)}
      >
        <p className={styles['under']}>
          <Cycle cycle={cycle} />
        </p>
        {items.length === 0 ? (
          <Nothing title={dashboardTexts.noSkills} />
        ) : (
          <ul className={styles['lines']}>
            {items.map((skill) => (
              <li key={skill._id}>
                <strong>{skill.name}</strong>
                <small className={styles['fact']}>
                  {`${skill.outcomeName}, `}
                  <ViewerTime at={skill.masteredAt} day />
                </small>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  );
};
