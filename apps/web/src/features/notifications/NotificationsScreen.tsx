import { useNavigate, useSearchParams } from '../../kernel/router.ts';
import type { Notification } from '@amberway/contract/notifications/schemas';
import { notificationTarget } from '@amberway/contract/notifications/targets';
import { NOTIFICATIONS_PAGE_SIZE } from '@amberway/contract/notifications/texts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../kernel/queries/me.ts';
import { kindAndId, useRecordKind } from '../../ui/form/record-part.ts';
import { useRecordUrl } from '../../ui/form/use-record-url.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { OUTCOME, OutcomeModal } from '../outcomes/public.ts';
import { SKILL, SkillDrawer } from '../skills/public.ts';
import { LazyTaskDrawer, TASK } from '../tasks/public.ts';
import { hrefOf } from './hrefs.ts';
import { DigestSwitch } from './DigestSwitch.tsx';
import { FirstLoginDialog } from './FirstLoginDialog.tsx';
import { NotificationList } from './NotificationList.tsx';
import styles from './notifications.module.css';
import { useNotifications } from './use-notifications.ts';

const WELCOME = 'welcome';

/** /dashboard/mynotifications: a click opens the subject on this page. */
export const NotificationsScreen = () => {
  const { role } = useMe();
  const navigate = useNavigate();
  const record = useRecordUrl();
  const [params, setParams] = useSearchParams();
  const { list, rows, fresh, markRead } = useNotifications(NOTIFICATIONS_PAGE_SIZE);
  const setWelcome = (shown: boolean) =>
    setParams((now) => {
      if (shown) now.set(WELCOME, '');
      else now.delete(WELCOME);
      return now;
    });

  const open = async (notification: Notification) => {
    const target = notificationTarget(notification, 'screen');
    await markRead(notification);
    if (target.kind === 'firstLogin') setWelcome(true);
    else if (target.kind === 'page' || target.kind === 'note') navigate(hrefOf(target, notification));
    else record.show('View', kindAndId(target.kind, target.id));
  };

  return (
    <div className={styles['page']}>
      <PageHeading title={screenTitle('notifications', role)} />
      <section className={styles['card']} aria-label={screenTitle('notifications', role)}>
        <NotificationList list={list} rows={rows} fresh={fresh} onOpen={(one) => void open(one)} />
      </section>
      <DigestSwitch />
      <OutcomeModal at={useRecordKind(record, OUTCOME)} />
      <SkillDrawer at={useRecordKind(record, SKILL)} />
      <LazyTaskDrawer at={useRecordKind(record, TASK)} />
      <FirstLoginDialog open={params.has(WELCOME)} onClose={() => setWelcome(false)} />
    </div>
  );
};
