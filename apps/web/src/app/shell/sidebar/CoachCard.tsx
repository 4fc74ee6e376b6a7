import { SCREENS } from '@amberway/contract/shell/routes';
import type { PersonSummary } from '@amberway/contract/users/schemas';
import { Link } from '../../../kernel/router.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ButtonLink } from '../../../ui/kit/Button.tsx';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';
import styles from './Nav.module.css';

type Props = { coach: PersonSummary; child: string; collapsed: boolean };

/** The child's primary clinician, always in the same corner, with the way to write to them. */
export const CoachCard = ({ coach, child, collapsed }: Props) => {
  const to = `${SCREENS.messages.path}?${new URLSearchParams({ to: coach._id })}`;
  const write = `Message ${coach.firstName}`;
  if (collapsed) {
    return (
      <Tooltip content={write} side="end">
        <Link to={to} className={styles['footNarrow']} aria-label={write}>
          <Avatar person={coach} size={36} />
        </Link>
      </Tooltip>
    );
  }
  return (
    <div className={styles['coach']}>
      <div>
        <Avatar person={coach} size={36} />
        <p>
          <strong>{`${coach.firstName} ${coach.lastName}`}</strong>
          {`${child}’s coach`}
        </p>
      </div>
      <ButtonLink to={to} wide icon={<Icon name="post" size={18} />}>
        {write}
      </ButtonLink>
    </div>
  );
};
