import { useQuery } from '@tanstack/react-query';
import { isPassing } from '../../kernel/api-error.ts';
import { personPath } from '../../kernel/person-segment.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { publicPersonQuery } from '../../kernel/queries/user.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { CoverButton } from './CoverButton.tsx';
import styles from './people.module.css';
import { PersonHeader } from './PersonHeader.tsx';
import { UserNotFound } from './UserNotFound.tsx';

/** A colleague's family: its name, and access by a cover with a reason. */
export const ClosedFamily = ({ id }: { id: string }) => {
  const person = useQuery(publicPersonQuery('customer', id));
  const mayCover = useCan('actAs', 'cover');
  if (person.isPending) return <ScreenSkeleton />;
  if (!person.data) return isPassing(person.error) ? <QueryFailure query={person} /> : <UserNotFound />;
  return (
    <div className={styles['page']}>
      <PersonHeader person={person.data} />
      <EmptyState
        title="You do not work with this family"
        action={mayCover && <CoverButton customerId={id} from={personPath('customer', id)} />}
      >
        Their clinician and customer success manager do. If you stand in for one of them, say why and the family opens
        for 24 hours.
      </EmptyState>
    </div>
  );
};
