import type { PracticeEntryBody } from '@amberway/contract/practice/body';
import { goesIn } from '@amberway/contract/practice/rules';
import { useOutbox } from '../../../kernel/outbox/outbox.ts';
import { LineIcon } from '../../../ui/icons/LineIcon.tsx';
import { PRACTICE } from '../device/sender.ts';
import type { Child, Skill } from './entry.ts';
import { practiseLabels } from './labels.ts';
import styles from './page.module.css';
import { PATHS } from './paths.ts';
import { Trail } from './Trail.tsx';
import { useFocus } from './use-focus.ts';
import { isOfThisWeek } from './week.ts';

const MINUTE_S = 60;

/** What this device has recorded of the skill and not sent yet counts here too. */
const waitingOf = (bodies: readonly PracticeEntryBody[], { _id }: Skill) => {
  const own = bodies.filter(({ skill }) => skill === _id);
  return {
    goes: own.reduce((sum, { goes }) => sum + (goes ? goesIn(goes) : 0), 0),
    seconds: own.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    any: own.length > 0,
  };
};

const figureOf = (skill: Skill, bodies: readonly PracticeEntryBody[]): string => {
  const waiting = waitingOf(bodies, skill);
  if (skill.kind === 'check' && skill.isDue && !waiting.any) return practiseLabels.stillThere;
  if (skill.isNew && !waiting.any) return practiseLabels.newFrom(skill.plannedBy);
  const goes = skill.week.goes + waiting.goes;
  const minutes = Math.round((skill.week.seconds + waiting.seconds) / MINUTE_S);
  if (skill.measure === 'duration' && minutes > 0) return practiseLabels.minutesThisWeek(minutes);
  return goes > 0 ? practiseLabels.thisWeek(goes) : practiseLabels.notYetThisWeek;
};

export const SkillList = ({ child }: { child: Child }) => {
  const heading = useFocus<HTMLHeadingElement>();
  const bodies = useOutbox()
    .waiting.filter(({ kind }) => kind === PRACTICE)
    .map(({ body }) => body as PracticeEntryBody)
    .filter(isOfThisWeek);
  return (
    <>
      <div className={styles['scene']}>
        <Trail />
      </div>
      <div className={styles['thumb']}>
        <h1 ref={heading} tabIndex={-1}>
          {practiseLabels.choose}
        </h1>
        <ul className={styles['skills']}>
          {child.skills.map((skill) => (
            <li key={skill._id}>
              <a className={styles['skill']} href={`#${skill._id}`}>
                <span>
                  <b>{skill.name}</b>
                  <small>{figureOf(skill, bodies)}</small>
                </span>
                <LineIcon path={PATHS.next} data-mirrors />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles['few']}>{practiseLabels.few}</p>
      </div>
    </>
  );
};
