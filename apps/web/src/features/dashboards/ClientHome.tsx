import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { ChildHome } from './ChildHome.tsx';
import styles from './family.module.css';

const TITLE = screenTitle('home', 'Customer');

/** /dashboard?memberId= for staff: a family's dashboard, without the parts for the family only. */
export const ClientHome = () => (
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
