import { isAdministrator } from '@amberway/contract/kernel/roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useLocation } from 'react-router';
import {
  beginCalendarConsent,
  disconnectCalendar,
  switchCalendar,
  syncCalendar,
} from '@amberway/contract/calendar/endpoints';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { call } from '../../kernel/api.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { focusLost } from '../../ui/focus-lost.ts';
import { useNotices } from '../../ui/notices.ts';
import { leaveForGoogle } from './leave-for-google.ts';
import { calendarStateQuery } from './queries.ts';

/** The viewer's Google Calendar: how it stands, and turning it on and off. */
export const useCalendarConnection = () => {
  const { _id: id, role } = useMe();
  const { modal } = App.useApp();
  const mayConnect = useCan('calendar', 'connect');
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const notices = useNotices();
  const ask = useQuestion();
  const state = useQuery({ ...calendarStateQuery(id), enabled: mayConnect });
  const { data } = state;
  /** Why the switch cannot be turned on; null where it can. */
  const unavailable =
    data && !data.available && !data.googleCalendarConnected
      ? isAdministrator({ role })
        ? calendarTexts.notConfiguredHere
        : calendarTexts.notConfigured
      : null;

  const turn = useMutation({
    mutationFn: (value: boolean) => call(switchCalendar, { query: { id, value } }),
    onSuccess: ({ data: now, message }) => {
      client.setQueryData(calendarStateQuery(id).queryKey, now);
      if (message) notices.success(message);
    },
    onError: notices.error,
  });
  const consent = useMutation({
    mutationFn: async () => (await call(beginCalendarConsent)).data.url,
    onSuccess: (url) => leaveForGoogle(url, `${pathname}${search}`),
    onError: notices.error,
  });
  const forget = useMutation({
    mutationFn: () => call(disconnectCalendar),
    onSuccess: ({ data: now, message }) => {
      client.setQueryData(calendarStateQuery(id).queryKey, now);
      if (message) notices.success(message);
    },
    onError: notices.error,
  });
  const sync = useMutation({
    mutationFn: () => call(syncCalendar),
    onSuccess: () => notices.success('Your calendar is being read.'),
    onError: notices.error,
  });

  return {
    mayConnect,
    state,
    unavailable,
    busy: turn.isPending || consent.isPending || forget.isPending,
    /** Off asks first; on goes to Google when there is no permission yet. */
    toggle: () => {
      if (!data) return;
      if (unavailable) {
        modal.info({ title: calendarTexts.toggle, content: unavailable, okText: 'OK', afterClose: focusLost });
        return;
      }
      if (data.googleCalendarConnected)
        ask({ question: calendarTexts.confirmOff, onYes: () => turn.mutateAsync(false).catch(() => {}) });
      else if (data.googleCalendarToken) turn.mutate(true);
      else consent.mutate();
    },
    forget: () => forget.mutate(),
    sync: () => sync.mutate(),
    syncing: sync.isPending,
  };
};
