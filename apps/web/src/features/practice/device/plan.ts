import { getDevicePlan } from '@amberway/contract/practice/endpoints';
import type { NameForm } from '@amberway/contract/practice/limits';
import type { DevicePlan } from '@amberway/contract/practice/schemas';
import type { Failure } from '@amberway/contract/kernel/envelope';
import { SECOND } from '@amberway/contract/kernel/limits';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { ApiError } from '../../../kernel/api-error.ts';
import { APP_CHECK_HEADER, currentAppCheck } from '../../../kernel/app-check.ts';
import { getSealed, putSealed, removeSealed } from '../../../kernel/device/sealed-store.ts';
import { noteServerTime } from './clock.ts';

// What to practise, as the server said it last: it is on the device, sealed, so that the page works without a network.

const PLAN = 'plan';
const CHOICES = 'choices';
const TIMEOUT_MS = 15 * SECOND;
const UNCHANGED = 304;

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

const send = async (bearer: string, query: { member?: string; names?: string }, etag: string | null | undefined) => {
  const appCheck = await currentAppCheck();
  try {
    return await fetch(toUrl(getDevicePlan, undefined, query), {
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
  } catch {
    throw new ApiError({ status: 0, code: 'unavailable', message: 'The plan could not be loaded.', noResponse: true });
  }
};

/** Loads the plan if it has changed, and stores it. Throws an ApiError if the server does not give it. */
export const loadPlan = async (bearer: string, owner: string, member?: string): Promise<DevicePlan> => {
  const stored = await getSealed<StoredPlan>(owner, PLAN).catch(() => undefined);
  const { names } = await readChoices(owner);
  const response = await send(bearer, { ...(member && { member }), ...(names && { names }) }, stored?.etag);
  noteServerTime(response.headers.get('date'));
  if (response.status === UNCHANGED && stored) return stored.plan;
  const body = (await response.json().catch(() => ({}))) as Partial<Failure> & { data?: DevicePlan };
  if (!response.ok || !body.data)
    throw new ApiError({
      status: response.status,
      code: body.code ?? 'internal',
      message: body.message ?? 'The plan could not be loaded.',
    });
  const plan = body.data;
  await putSealed(plan.me._id, PLAN, { plan, etag: response.headers.get('etag') } satisfies StoredPlan).catch(() => {
    // Without room for it the page works while it is open.
  });
  return plan;
};
