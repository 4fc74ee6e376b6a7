import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useId } from 'react';
import { getNotificationSettings, saveNotificationSettings } from '@amberway/contract/notifications/endpoints';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { call } from '../../kernel/api.ts';
import { useCan } from '../../kernel/queries/me.ts';
import { useNotices } from '../../ui/notices.ts';
import styles from './notifications.module.css';

const settingsQuery = {
  queryKey: ['notificationSettings'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(getNotificationSettings, undefined, { signal })).data,
};

/** Whether there is a mail once a day. It shows at once and goes back when it could not be saved. */
export const DigestSwitch = () => {
  const client = useQueryClient();
  const notices = useNotices();
  const id = useId();
  const allowed = useCan('notifications', 'settings');
  const settings = useQuery({ ...settingsQuery, enabled: allowed });
  if (!settings.data) return null;
  const save = async (digest: boolean) => {
    client.setQueryData(settingsQuery.queryKey, { digest });
    try {
      await call(saveNotificationSettings, { body: { digest } });
    } catch (error) {
      client.setQueryData(settingsQuery.queryKey, { digest: !digest });
      notices.error(error);
    }
  };
  return (
    <div className={styles['digest']}>
      <Switch id={id} checked={settings.data.digest} onChange={(digest) => void save(digest)} />
      <label htmlFor={id}>{notificationTexts.digestSetting}</label>
    </div>
  );
};
