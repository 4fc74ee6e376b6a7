import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { isUnread } from '@amberway/contract/activity-notes/status';
import { isFamily } from '@amberway/contract/kernel/roles';
import { listClientMessages } from '@amberway/contract/messages/endpoints';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import { call } from '../../kernel/api.ts';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { usePreferences } from '../theme/preferences.ts';
import { familyMenu } from './family-menu.ts';
import { useIdle } from './use-idle.ts';

const NEWEST = 10;
const SLICES = ['activity-notes', 'messages'] as const;

/**
 * The unread notes and messages among the newest, for the marks in a family's navigation. Loaded when the page is idle;
 * not for staff in a family's view, who would be logged as readers, and not in calm mode, which shows no counters.
 */
export const useUnread = (): Partial<Record<ScreenKey, number>> => {
  const me = useMe();
  const idle = useIdle();
  const client = useQueryClient();
  const { calm } = usePreferences().look;
  const hasCoach = familyMenu(me).main.some(({ screen }) => screen === 'messages');
  const enabled = idle && isFamily(me) && hasCoach && !calm;
  const [notesKey, messagesKey] = SLICES.map((slice) => [slice, 'unread', me._id]);
  const notes = useQuery({
    queryKey: notesKey ?? [],
    enabled,
    queryFn: async ({ signal }) => {
      const query = { customer: me._id, when: 'written', limit: NEWEST } as const;
      return (await call(listNotes, { query }, { signal })).data.filter(isUnread).length;
    },
  });
  const messages = useQuery({
    queryKey: messagesKey ?? [],
    enabled,
    queryFn: async ({ signal }) => {
      const { data } = await call(listClientMessages, { query: { limit: NEWEST } }, { signal });
      return data.filter(({ from, acknowledgedAt }) => from._id !== me._id && !acknowledgedAt).length;
    },
  });
  const refresh = (slice: (typeof SLICES)[number]) => void client.invalidateQueries({ queryKey: [slice, 'unread'] });
  useLiveEvent('unread', () => refresh('activity-notes'));
  useLiveEvent('message', () => refresh('messages'));
  return calm ? {} : { notes: notes.data ?? 0, messages: messages.data ?? 0 };
};
