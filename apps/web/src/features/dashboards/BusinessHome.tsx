import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { longDay } from '../../ui/today.ts';
import { clientsQuery } from '../users/public.ts';
import styles from './Home.module.css';
import { type QuickLink, QuickLinks } from './QuickLinks.tsx';

const LINKS: readonly QuickLink[] = [
  { screen: 'usersCustomer', icon: 'people', hint: 'All families' },
  { screen: 'members', icon: 'child', hint: 'Children and their programmes' },
  { screen: 'resources', icon: 'document', hint: 'The resource library' },
  { screen: 'posts', icon: 'post', hint: 'Questions from families' },
  { screen: 'videos', icon: 'video', hint: 'Videos to share' },
  { screen: 'emails', icon: 'mail', hint: 'Mails that were sent' },
];

export const BusinessHome = () => {
  const me = useMe();
  const navigate = useNavigate();
  const clients = useInfiniteQuery(clientsQuery('')).data?.pages[0];
  return (
    <div className={styles['home']}>
      <PageHeading
        over={longDay(me.timeZone)}
        title={dashboardTexts.workspace}
        actions={<Button onClick={() => void navigate(SCREENS.usersExpand.path)}>Show all clients</Button>}
      />
      <section className={styles['card']} aria-label="Your capacity">
        <dl className={styles['figures']}>
          <div>
            <dt>{shellTexts.currentClients}</dt>
            <dd>{clients?.currentClients ?? '–'}</dd>
          </div>
          <div>
            <dt>{shellTexts.totalCapacity}</dt>
            <dd>{clients?.totalCapacity ?? '–'}</dd>
          </div>
          <div>
            <dt>Families</dt>
            <dd>{clients?.count ?? '–'}</dd>
          </div>
        </dl>
      </section>
      <QuickLinks title="Go to" links={LINKS} />
    </div>
  );
};
