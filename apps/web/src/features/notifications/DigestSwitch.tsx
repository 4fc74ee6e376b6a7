import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getNotificationSettings, saveNotificationSettings } from '@amberway/contract/notifications/endpoints';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { call } from '../../kernel/api.ts';
import { useCan } from '../../kernel/queries/me.ts';
import styles from './notifications.module.css';
import { useAction } from '../../ui/use-action.ts';
import { Switch } from '../../ui/kit/Switch.tsx';

const settingsQuery = {
  queryKey: ['notificationSettings'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(getNotificationSettings, undefined, { signal })).data,
};

/** Switch for the daily digest mail. Optimistic: undone when saving fails. */
export const DigestSwitch = () => {
  const id = useId();
  const allowed = useCan('notifications', 'settings');
  const settings = useQuery({ ...settingsQuery, enabled: allowed });
  const { run } = useAction(saveNotificationSettings, {
    optimistic: ({ body: { digest } }) => ({ queryKey: settingsQuery.queryKey, show: () => ({ digest }) }),
  });
  if (!settings.data) return null;
  return (
    <div className={styles['digest']}>
      <Switch id={id} checked={settings.data.digest} onChange={(digest) => void run({ body: { digest } })} />
      <label htmlFor={id}>{notificationTexts.digestSetting}</label>
    </div>
  );
};
