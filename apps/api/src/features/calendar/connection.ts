import type { CalendarState } from '@amberway/contract/calendar/schemas';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { isTrouble } from '../../kernel/google/failure.ts';
import { findConnection, switchConnection } from '../../kernel/google/queries.ts';
import { ApiFailure, invalid } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';
import { beginSync } from './events/jobs.ts';
import { findSync, deleteEventMapping } from './queries.ts';

const kind = 'calendar';

type RequestActor = { principal: Principal; services: Services; requestId: string };

export const calendarStateOf = async ({
  principal,
  services: { google },
}: Pick<RequestActor, 'principal' | 'services'>): Promise<CalendarState> => {
  const userId = principal.actorId;
  const row = google && (await findConnection({ userId, kind }));
  const sync = google && (await findSync(userId));
  return {
    googleCalendarConnected: row?.active ?? false,
    googleCalendarToken: row !== undefined,
    available: google !== undefined,
    syncedAt: sync?.syncedAt ?? null,
    problem: sync?.problem ?? null,
  };
};

const requireGoogle = ({ google }: Services) => {
  if (!google) throw new ApiFailure('not_connected', { message: calendarTexts.notConfigured });
  return google;
};

const audit = ({ principal, requestId }: RequestActor, action: string) =>
  recordAudit({ principal, action, record: 'googleCalendar', recordId: principal.actorId, requestId });

/** Off: nothing is written or read any more, but the permission stays. On: continues with the existing permission. */
export const switchCalendar = (actor: RequestActor, on: boolean): Promise<CalendarState> =>
  inTransaction(async () => {
    const userId = actor.principal.actorId;
    if (on) requireGoogle(actor.services);
    const switched = await switchConnection({ userId, kind }, on);
    if (on && !switched) throw new ApiFailure('not_connected', { message: calendarTexts.connectFirst });
    if (switched) await audit(actor, on ? 'connect' : 'disconnect');
    if (on) await beginSync(userId);
    return calendarStateOf(actor);
  });

export const beginCalendar = ({ principal, services }: RequestActor, publicUrl: string): Promise<string> =>
  requireGoogle(services).begin({ principal, kind, publicUrl });

export const finishCalendar = async (
  actor: RequestActor,
  publicUrl: string,
  consent: { code: string; state: string },
) => {
  const { principal, services } = actor;
  const google = requireGoogle(services);
  const finished = await google.finish({ principal, kind, publicUrl, ...consent }).catch((error: unknown) => {
    if (isTrouble(error, 'refused', 'revoked'))
      throw invalid({ code: calendarTexts.refusedAtGoogle }, calendarTexts.refusedAtGoogle);
    throw new ApiFailure('provider_failed');
  });
  if (!finished) throw invalid({ state: calendarTexts.authorisationInvalid }, calendarTexts.authorisationInvalid);
  await inTransaction(async () => {
    // A different Google account may have been chosen: the stored events and sync token do not apply to it.
    await deleteEventMapping(principal.actorId);
    await beginSync(principal.actorId);
    await audit(actor, 'connect');
  });
  return calendarStateOf(actor);
};

export const disconnectCalendar = async (actor: RequestActor): Promise<CalendarState> => {
  const userId = actor.principal.actorId;
  if (await actor.services.google?.forget(userId, kind))
    await inTransaction(async () => {
      await deleteEventMapping(userId);
      await audit(actor, 'forget');
    });
  return calendarStateOf(actor);
};
