import { useId } from 'react';
import type { Allocation } from '@amberway/contract/users/allocation';
import { BusinessUserSelect } from '../../../ui/people/BusinessUserSelect.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './allocate.module.css';
import { childText } from './FamilyLine.tsx';
import type { Choice } from './use-choice.ts';

/** The success manager of the family and the clinician of each child. */
export const TeamFields = ({ data: { family, children }, choice }: { data: Allocation; choice: Choice }) => {
  const id = useId();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  return (
    <section className={styles['team']} aria-labelledby={id}>
      <h3 id={id}>{`With ${family.firstName}`}</h3>
      <div>
        <div>
          <label htmlFor={`${id}csm`}>Success manager</label>
          <BusinessUserSelect
            managersFirst
            id={`${id}csm`}
            value={choice.csm}
            known={choice.personOf(choice.csm)}
            onChange={choice.setCsm}
            onPerson={choice.meet}
          />
        </div>
        {children.map((child) => (
          <div key={child._id}>
            <label htmlFor={`${id}${child._id}`}>{`Clinician for ${childText(child, today)}`}</label>
            <BusinessUserSelect
              id={`${id}${child._id}`}
              value={choice.clinicianOf(child._id)}
              known={choice.personOf(choice.clinicianOf(child._id))}
              onChange={(clinician) => choice.setClinician(child._id, clinician)}
              onPerson={choice.meet}
            />
          </div>
        ))}
      </div>
    </section>
  );
};
