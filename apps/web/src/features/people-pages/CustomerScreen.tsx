import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { SCREENS } from '@amberway/contract/shell/routes';
import { isPassing } from '../../kernel/api-error.ts';
import { parsePerson } from '../../kernel/person-segment.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { ClosedFamily } from './ClosedFamily.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { UserNotFound } from './UserNotFound.tsx';

const Found = ({ id, staff }: { id: string; staff: boolean }) => {
  const user = useQuery(userQuery(id));
  if (user.data) return user.data.type === 'Customer' ? <CustomerPage user={user.data} /> : <UserNotFound />;
  if (user.isPending) return <ScreenSkeleton />;
  if (isPassing(user.error)) {
    return <LoadFailure error={user.error} onRetry={() => void user.refetch()} busy={user.isFetching} />;
  }
  // A family the coach does not work with: the directory still knows its name.
  return staff ? <ClosedFamily id={id} /> : <UserNotFound />;
};

/** /dashboard/customer{id}: a family for those who work with it. Families keep their own page in the settings. */
export const CustomerScreen = () => {
  const me = useMe();
  const id = parsePerson(useParams()['person'])?.id ?? '';
  const staff = me.role === 'BusinessUser' || me.role === 'Administrator';
  if (!staff && id === me._id) return <Navigate to={SCREENS.settings.path} replace />;
  return <Found key={id} id={id} staff={staff} />;
};
