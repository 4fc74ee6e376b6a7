import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { beginGmailConsent, disconnectGmail } from '@amberway/contract/client-mail/endpoints';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useNotices } from '../../ui/notices.ts';
import { leaveForGoogle } from '../calendar/public.ts';
import { gmailStateQuery } from './queries.ts';

/** The viewer's Gmail: how it stands, connecting and disconnecting it. */
export const useGmail = () => {
  const { _id } = useMe();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const notices = useNotices();
  const state = useQuery(gmailStateQuery(_id));
  const connect = useMutation({
    /** `before` is what has to be done before the page is left. */
    mutationFn: async (before: () => Promise<unknown>) => {
      const { data } = await call(beginGmailConsent);
      await before();
      return data.url;
    },
    onSuccess: (url) => leaveForGoogle(url, `${pathname}${search}`),
    onError: notices.error,
  });
  const forget = useMutation({
    mutationFn: () => call(disconnectGmail),
    onSuccess: ({ data, message }) => {
      client.setQueryData(gmailStateQuery(_id).queryKey, data);
      if (message) notices.success(message);
    },
    onError: notices.error,
  });
  return { state, connect, forget };
};
