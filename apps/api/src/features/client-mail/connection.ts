import { calendarTexts } from '@amberway/contract/calendar/texts';
import type { GmailState } from '@amberway/contract/client-mail/schemas';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { isTrouble } from '../../kernel/google/failure.ts';
import { findConnection } from '../../kernel/google/queries.ts';
import { ApiFailure, invalid } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Services } from '../../kernel/services.ts';

const kind = 'gmail';

type RequestActor = { principal: Principal; services: Services; requestId: string };

export const gmailStateOf = async ({
  principal,
  services,
}: Pick<RequestActor, 'principal' | 'services'>): Promise<GmailState> => {
  const row = services.google && (await findConnection({ userId: principal.actorId, kind }));
  return {
    gmailConnected: row?.active ?? false,
    gmailToken: row !== undefined,
    available: services.google !== undefined,
    account: row?.account ?? null,
  };
};

const requireGoogle = ({ google }: Services) => {
  if (!google) throw new ApiFailure('not_connected', { message: clientMailTexts.notConfigured });
  return google;
};

export const beginGmail = ({ principal, services }: RequestActor, publicUrl: string): Promise<string> =>
  requireGoogle(services).begin({ principal, kind, publicUrl });

/** Connects Gmail with the code from Google's consent page. */
export const finishGmail = async (actor: RequestActor, publicUrl: string, consent: { code: string; state: string }) => {
  const { principal, services, requestId } = actor;
  const google = requireGoogle(services);
  const finished = await google.finish({ principal, kind, publicUrl, ...consent }).catch((error: unknown) => {
    if (isTrouble(error, 'refused', 'revoked'))
      throw invalid({ code: clientMailTexts.refusedAtGoogle }, clientMailTexts.refusedAtGoogle);
    throw new ApiFailure('provider_failed');
  });
  if (!finished) throw invalid({ state: calendarTexts.authorisationInvalid }, calendarTexts.authorisationInvalid);
  await recordAudit({ principal, action: 'connect', record: 'gmail', recordId: principal.actorId, requestId });
  return gmailStateOf(actor);
};

export const disconnectGmail = async (actor: RequestActor): Promise<GmailState> => {
  const { principal, services, requestId } = actor;
  if (await services.google?.forget(principal.actorId, kind))
    await recordAudit({ principal, action: 'disconnect', record: 'gmail', recordId: principal.actorId, requestId });
  return gmailStateOf(actor);
};
