import { useMe } from '../../kernel/queries/me.ts';
import { AdminHome } from './AdminHome.tsx';
import { BusinessHome } from './BusinessHome.tsx';
import { CustomerHome } from './CustomerHome.tsx';

/** /dashboard is a different home for each role. */
export const HomeScreen = () => {
  switch (useMe().role) {
    case 'Administrator':
      return <AdminHome />;
    case 'BusinessUser':
      return <BusinessHome />;
    default:
      return <CustomerHome />;
  }
};
