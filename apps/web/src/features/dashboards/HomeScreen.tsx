import { isStaff } from '@amberway/contract/kernel/roles';
import { lazy } from 'react';
import { useSearchParams } from '../../kernel/router.ts';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { CustomerHome } from './CustomerHome.tsx';
import { ChildHome } from './ChildHome.tsx';
import styles from './family.module.css';

const TITLE = screenTitle('home', 'Customer');

/** /dashboard?memberId= for staff: a family's dashboard, without the parts for the family only. */
const ClientHome = () => (
  <ChildGate title={SCREENS.home.title} why="A dashboard is about a child: choose whose to see.">
    {({ member, members, select }) => (
      <div className={styles['home']}>
        <PageHeading
          over={TITLE}
          title={fullName(member)}
          actions={<ChildChoice child={member} siblings={members} onSelect={select} />}
        />
        <ChildHome key={member._id} member={member} />
      </div>
    )}
  </ChildGate>
);

// Lazy: families do not need the staff's home.
const Workspace = lazy(async () => ({ default: (await import('../workspace/public.ts')).Workspace }));

/** /dashboard is a different home for each role. For staff, ?memberId= shows that child's. */
export const HomeScreen = () => {
  const staff = isStaff(useMe());
  const [search] = useSearchParams();
  if (!staff) return <CustomerHome />;
  return search.has(MEMBER_PARAM) ? <ClientHome /> : <Workspace />;
};
