import { isStaff, isFamilyType } from '@amberway/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../kernel/router.ts';
import { isPassing } from '../../kernel/api-error.ts';
import { parsePerson } from '../../kernel/person-segment.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { ClosedFamily } from './ClosedFamily.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { UserNotFound } from './UserNotFound.tsx';

const Found = ({ id, staff }: { id: string; staff: boolean }) => {
  const user = useQuery(userQuery(id));
  if (user.data) return isFamilyType(user.data.type) ? <CustomerPage user={user.data} /> : <UserNotFound />;
  if (user.isPending) return <ScreenSkeleton />;
  if (isPassing(user.error)) return <QueryFailure query={user} />;
  // For a family the coach does not work with, the directory still returns the name.
  return staff ? <ClosedFamily id={id} /> : <UserNotFound />;
};

/** /dashboard/customer{id}: a family's page, for the staff who work with it and for itself. */
export const CustomerScreen = () => {
  const me = useMe();
  const id = parsePerson(useParams()['person'])?.id ?? '';
  const staff = isStaff(me);
  return <Found key={id} id={id} staff={staff} />;
};
