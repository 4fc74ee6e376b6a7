import { type Allocation, allocationTexts } from '@amberway/contract/users/allocation';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import styles from './allocate.module.css';
import type { Choice } from './use-choice.ts';

/** Who works with a child through the team of a skill, which ends with this choice. */
export const TeamsThatEnd = ({ data, choice }: { data: Allocation; choice: Choice }) => {
  const { family, children } = data;
  const passesOn = (id: string) =>
    choice.csm !== (family.csm?._id ?? null) ||
    children.some(({ _id, clinician }) => _id === id && choice.clinicianOf(_id) !== (clinician?._id ?? null));
  /** Leaves the siblings' teams too: no longer clinician of any child, nor success manager. */
  const goes = (id: string) =>
    choice.csm !== id &&
    children.some(({ clinician }) => clinician?._id === id) &&
    children.every(({ _id }) => choice.clinicianOf(_id) !== id);
  const ending = data.teams.filter(({ child, person }) => passesOn(child) || goes(person._id));
  if (ending.length === 0) return null;
  return (
    <section className={styles['told']} aria-labelledby="allocate-teams">
      <h3 id="allocate-teams">Teams that end</h3>
      <ul>
        {ending.map(({ child, skill, person }) => (
          <li key={`${child}${skill}${person._id}`}>
            <Icon name="people" size={16} />
            <span>
              <strong>{fullName(person)}</strong>
              {` in the team of “${skill}” for ${children.find(({ _id }) => _id === child)?.firstName ?? ''}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{allocationTexts.teamsEnd}</p>
    </section>
  );
};
