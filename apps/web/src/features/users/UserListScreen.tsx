import { SCREENS } from '@amberway/contract/shell/routes';
import { useCanAll } from '../../kernel/queries/me.ts';
import { BackDrawer } from '../../ui/BackDrawer.tsx';
import { USER_LISTS, type UserListKey } from './lists.ts';
import { UserListPage } from './UserListPage.tsx';

const DRAWER_WIDTH = 1040;

/** Administrators work in the list and get a page; others only look something up and get a drawer. */
const UserListScreen = ({ of }: { of: UserListKey }) =>
  useCanAll('users', 'edit') ? (
    <UserListPage of={of} />
  ) : (
    <BackDrawer title={SCREENS[USER_LISTS[of].screen].title} width={DRAWER_WIDTH}>
      <UserListPage of={of} />
    </BackDrawer>
  );

export const CustomersScreen = () => <UserListScreen of="customer" />;
export const CustomerSubscribersScreen = () => <UserListScreen of="customerSubscriber" />;
export const ProgramScreen = () => <UserListScreen of="program" />;
export const SubscribersScreen = () => <UserListScreen of="subscribers" />;
export const BusinessUsersScreen = () => <UserListScreen of="business" />;
export const AdministratorsScreen = () => <UserListScreen of="admin" />;
