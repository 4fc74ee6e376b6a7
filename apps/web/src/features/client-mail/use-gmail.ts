import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '../../kernel/router.ts';
import { beginGmailConsent, disconnectGmail } from '@amberway/contract/client-mail/endpoints';
import { useMe } from '../../kernel/queries/me.ts';
import { useAction } from '../../ui/use-action.ts';
import { leaveForGoogle } from '../calendar/public.ts';
import { gmailStateQuery } from './queries.ts';

/** The viewer's Gmail: its state, connecting and disconnecting it. */
export const useGmail = () => {
  const { _id } = useMe();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const state = useQuery(gmailStateQuery(_id));
  const begin = useAction(beginGmailConsent);
  const forget = useAction(disconnectGmail, {
    done: ({ data, message }) => {
      client.setQueryData(gmailStateQuery(_id).queryKey, data);
      return message;
    },
  });
  /** `before` runs before the page is left. */
  const connect = async (before: () => Promise<unknown>) => {
    const reply = await begin.run();
    if (!reply) return;
    await before();
    leaveForGoogle(reply.data.url, `${pathname}${search}`);
  };
  return { state, connect, connecting: begin.busy, forget };
};
