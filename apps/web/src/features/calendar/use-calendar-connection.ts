import { isAdministrator } from '@amberway/contract/kernel/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '../../kernel/router.ts';
import {
  beginCalendarConsent,
  disconnectCalendar,
  switchCalendar,
  syncCalendar,
} from '@amberway/contract/calendar/endpoints';
import type { ReplyOf } from '@amberway/contract/kernel/endpoint';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { ask as askInDialog } from '../../ui/kit/confirm.tsx';
import { useAction } from '../../ui/use-action.ts';
import { leaveForGoogle } from './leave-for-google.ts';
import { calendarStateQuery } from './queries.ts';

/** The viewer's Google Calendar: its state, and turning it on and off. */
export const useCalendarConnection = () => {
  const { _id: id, role } = useMe();
  const mayConnect = useCan('calendar', 'connect');
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const ask = useQuestion();
  const state = useQuery({ ...calendarStateQuery(id), enabled: mayConnect });
  const { data } = state;
  /** Why the switch cannot be turned on; null if it can. */
  const unavailable =
    data && !data.available && !data.googleCalendarConnected
      ? isAdministrator({ role })
        ? calendarTexts.notConfiguredHere
        : calendarTexts.notConfigured
      : null;

  const store = ({ data: now, message }: ReplyOf<typeof switchCalendar>) => {
    client.setQueryData(calendarStateQuery(id).queryKey, now);
    return message;
  };
  const turn = useAction(switchCalendar, { done: store });
  const consent = useAction(beginCalendarConsent, {
    done: ({ data: { url } }) => leaveForGoogle(url, `${pathname}${search}`),
  });
  const forget = useAction(disconnectCalendar, { done: store });
  const sync = useAction(syncCalendar, { done: 'Your calendar is being read.' });
  const turnTo = (value: boolean) => turn.run({ query: { id, value } });

  return {
    mayConnect,
    state,
    unavailable,
    busy: turn.busy || consent.busy || forget.busy,
    /** Turning off asks for confirmation; turning on goes to Google when there is no permission yet. */
    toggle: () => {
      if (!data) return;
      if (unavailable) {
        askInDialog({ title: calendarTexts.toggle, content: unavailable, confirm: 'OK' });
        return;
      }
      if (data.googleCalendarConnected) ask({ question: calendarTexts.confirmOff, onYes: () => turnTo(false) });
      else if (data.googleCalendarToken) void turnTo(true);
      else void consent.run();
    },
    forget: () => void forget.run(),
    sync: () => void sync.run(),
    syncing: sync.busy,
  };
};
