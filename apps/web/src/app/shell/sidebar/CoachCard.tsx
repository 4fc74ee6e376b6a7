import type { PersonSummary } from '@amberway/contract/users/schemas';
import { Avatar } from '../../../ui/Avatar.tsx';
import styles from './Nav.module.css';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';

/** The child's primary clinician, always in the same corner. */
export const CoachCard = ({ coach, collapsed }: { coach: PersonSummary; collapsed: boolean }) => {
  const name = `${coach.firstName} ${coach.lastName}`;
  if (collapsed) {
    return (
      <Tooltip content={`Your coach: ${name}`} side="right">
        <div className={styles['footNarrow']} role="img" aria-label={`Your coach: ${name}`}>
          <Avatar person={coach} size={36} />
        </div>
      </Tooltip>
    );
  }
  return (
    <div className={styles['foot']}>
      Your coach
      <div className={styles['coach']}>
        <Avatar person={coach} size={36} />
        <div>
          <strong>{name}</strong>
          Primary clinician
        </div>
      </div>
    </div>
  );
};
