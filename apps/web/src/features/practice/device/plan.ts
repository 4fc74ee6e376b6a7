import { getDevicePlan } from '@amberway/contract/practice/endpoints';
import type { NameForm } from '@amberway/contract/practice/limits';
import type { DevicePlan } from '@amberway/contract/practice/schemas';
import type { Failure } from '@amberway/contract/kernel/envelope';
import { SECOND } from '@amberway/contract/kernel/limits';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { ApiError } from '../../../kernel/api-error.ts';
import { APP_CHECK_HEADER, currentAppCheck, renewAppCheck } from '../../../kernel/app-check.ts';
import { noteCompared } from '../../../kernel/device/clock.ts';
import { getSealed, putSealed, removeSealed } from '../../../kernel/device/sealed-store.ts';
import { noteServerTime } from '../../../kernel/server-time.ts';

// What to practise, as the server said it last: it is on the device, sealed, so that the page works without a network.

const PLAN = 'plan';
const CHOICES = 'choices';
const TIMEOUT_MS = 15 * SECOND;
const UNCHANGED = 304;
const FAILED = 400;

type StoredPlan = { plan: DevicePlan; etag: string | null };

export const readPlan = async (owner: string): Promise<DevicePlan | undefined> =>
  (await getSealed<StoredPlan>(owner, PLAN))?.plan;

/** Access has ended: names and skills do not stay on the device. */
export const removePlan = (owner: string): Promise<void> => removeSealed(owner, PLAN);

/** What was chosen last: it stands there the next time. */
export type Choices = { names?: NameForm; child?: string; place?: string; people?: Record<string, string> };

export const readChoices = async (owner: string): Promise<Choices> =>
  (await getSealed<Choices>(owner, CHOICES).catch(() => undefined)) ?? {};
export const storeChoices = (owner: string, choices: Choices): Promise<void> => putSealed(owner, CHOICES, choices);

type Query = { member?: string; names?: string };

const send = async (bearer: string, query: Query, etag: string | null | undefined) => {
  const appCheck = await currentAppCheck();
  try {
    const response = await fetch(toUrl(getDevicePlan, undefined, query), {
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${bearer}`,
        ...(appCheck && { [APP_CHECK_HEADER]: appCheck }),
        ...(etag && { 'If-None-Match': etag }),
      },
      // The plan is stored sealed; the browser's cache would hold it in plain.
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    noteServerTime(response);
    noteCompared();
    const body = (await response.json().catch(() => ({}))) as Partial<Failure> & { data?: DevicePlan };
    return { status: response.status, etag: response.headers.get('etag'), body };
  } catch {
    throw new ApiError({ status: 0, code: 'unavailable', message: 'The plan could not be loaded.', noResponse: true });
  }
};

/** A page that was open or stored for long may have an outdated app-check token: it is renewed once. */
const sendWithAppCheck = async (...args: Parameters<typeof send>) => {
  const first = await send(...args);
  if (first.body.code !== 'app_check_failed') return first;
  await renewAppCheck();
  return send(...args);
};

/** Loads the plan if it has changed, and stores it. Throws an ApiError if the server does not give it. */
export const loadPlan = async (bearer: string, owner: string, member?: string): Promise<DevicePlan> => {
  const stored = await getSealed<StoredPlan>(owner, PLAN).catch(() => undefined);
  const { names } = await readChoices(owner);
  const query = { ...(member && { member }), ...(names && { names }) };
  const { status, etag, body } = await sendWithAppCheck(bearer, query, stored?.etag);
  if (status === UNCHANGED && stored) return stored.plan;
  const { data: plan } = body;
  if (status >= FAILED || !plan)
    throw new ApiError({
      status,
      code: body.code ?? 'internal',
      message: body.message ?? 'The plan could not be loaded.',
    });
  // It was loaded with the session of somebody who has signed in since: it is neither shown nor stored here.
  if (plan.me._id !== owner)
    throw new ApiError({ status: FAILED, code: 'forbidden', message: 'The plan could not be loaded.' });
  await putSealed(owner, PLAN, { plan, etag } satisfies StoredPlan).catch(() => {
    // Without room for it the page works while it is open.
  });
  return plan;
};
