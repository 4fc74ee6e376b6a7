import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from '../../kernel/router.ts';
import { beginCalendarConsent, finishCalendarConsent } from '@amberway/contract/calendar/endpoints';
import type { GoogleKind } from '@amberway/contract/calendar/google';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { beginGmailConsent, finishGmailConsent } from '@amberway/contract/client-mail/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { call } from '../../kernel/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNotices } from '../../ui/notices.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { leaveForGoogle, takeReturnPath } from './leave-for-google.ts';
import { CALENDAR_SLICE } from './queries.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

const FINISH = { calendar: finishCalendarConsent, gmail: finishGmailConsent };
const BEGIN = { calendar: beginCalendarConsent, gmail: beginGmailConsent };

/** Sends the code from Google's redirect to the server, once, however often the component renders. */
const finishQuery = (kind: GoogleKind, code: string, state: string) => ({
  queryKey: ['google', 'finish', kind, state],
  queryFn: async () => (await call(FINISH[kind], { body: { code, state } })).message ?? calendarTexts.connected,
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** /dashboard/event-callback/google/{kind}: the redirect target of Google's consent page. */
export const GoogleCallback = ({ kind }: { kind: GoogleKind }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const notices = useNotices();
  const client = useQueryClient();
  const code = params.get('code');
  const state = params.get('state');
  const answered = code !== null && state !== null;
  const finish = useQuery({ ...finishQuery(kind, code ?? '', state ?? ''), enabled: answered });
  const done = finish.data;
  const again = useAction(BEGIN[kind], { done: ({ data: { url } }) => leaveForGoogle(url, takeReturnPath()) });

  useEffect(() => {
    if (done === undefined) return;
    notices.success(done);
    void client.invalidateQueries({ queryKey: [CALENDAR_SLICE] });
    void client.invalidateQueries({ queryKey: ['client-mail'] });
    // `replace` removes the used code from the history.
    navigate(takeReturnPath(), { replace: true });
  }, [done, notices, client, navigate]);

  if (answered && !finish.error)
    return (
      <div role="status" aria-label={labels.returning}>
        <ScreenSkeleton />
      </div>
    );
  return (
    <>
      <PageHeading title={SCREENS.eventCallback.title} />
      <EmptyState
        title={labels.notConnected}
        action={
          <>
            <Button variant="primary" busy={again.busy} onClick={() => void again.run()}>
              {labels.again}
            </Button>{' '}
            <Link to={SCREENS.home.path}>{labels.home}</Link>
          </>
        }
      >
        {finish.error?.message ?? calendarTexts.refusedAtGoogle}
      </EmptyState>
    </>
  );
};
