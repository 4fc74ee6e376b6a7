import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { longDay } from '../../ui/today.ts';
import styles from './Home.module.css';
import { type QuickLink, QuickLinks } from './QuickLinks.tsx';

const PEOPLE: readonly QuickLink[] = [
  { screen: 'usersCustomer', icon: 'people', hint: 'Families and their plans' },
  { screen: 'members', icon: 'child', hint: 'Children and memberships' },
  { screen: 'usersBusiness', icon: 'person', hint: 'Coaches and clinicians' },
];
const CONTENT: readonly QuickLink[] = [
  { screen: 'resources', icon: 'document', hint: 'The resource library' },
  { screen: 'videos', icon: 'video', hint: 'Videos and categories' },
  { screen: 'courses', icon: 'course', hint: 'Videos put in order' },
  { screen: 'posts', icon: 'post', hint: 'Questions waiting for an answer' },
  { screen: 'broadcasts', icon: 'megaphone', hint: 'Messages to the mobile app' },
  { screen: 'reports', icon: 'chart', hint: 'Session report' },
];

export const AdminHome = () => {
  const me = useMe();
  return (
    <div className={styles['home']}>
      <PageHeading over={longDay(me.timeZone)} title={dashboardTexts.workspace} />
      <QuickLinks title="People" links={PEOPLE} />
      <QuickLinks title="Content and messages" links={CONTENT} />
    </div>
  );
};
