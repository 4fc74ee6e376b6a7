import type { DevicePlan } from '@amberway/contract/practice/schemas';
import { createStore, useStore } from '../../../kernel/store.ts';
import { ApiError } from '../../../kernel/api-error.ts';
import { flush, openOutbox } from '../../../kernel/outbox/outbox.ts';
import { registerSender } from '../../../kernel/outbox/senders.ts';
import { removePass } from '../device/pass.ts';
import { type Choices, loadPlan, readChoices, readPlan, removePlan, storeChoices } from '../device/plan.ts';
import { PRACTICE, practiceSender } from '../device/sender.ts';
import { bearerHere, dropSession, ownerHere } from './access.ts';

/**
 * starting: nothing is known yet. firstVisit: not connected, and nothing is on the device. signIn: connected, and the
 * person has to sign in. failed: connected, but the plan could not be loaded. ready: there is a plan.
 */
export type Stage = 'starting' | 'firstVisit' | 'signIn' | 'failed' | 'ready';
export type PageState = { stage: Stage; owner: string | null; plan: DevicePlan | null; choices: Choices };

const store = createStore<PageState>({ stage: 'starting', owner: null, plan: null, choices: {} });
export const usePage = (): PageState => useStore(store);

const show = (part: Partial<PageState>): void => store.set({ ...store.get(), ...part });

const UNAUTHENTICATED = 401;
const member = (): string | undefined => new URLSearchParams(location.search).get('member') ?? undefined;

/** Access has ended: the plan goes, and what waits stays for its owner. */
const accessEnded = async (owner: string): Promise<void> => {
  dropSession();
  await Promise.all([removePass(owner), removePlan(owner)]).catch(() => {});
  show({ stage: 'signIn', plan: null });
};

const withoutPlan = (): void => {
  if (store.get().plan === null) show({ stage: navigator.onLine ? 'failed' : 'firstVisit' });
};

/** Loads the plan, if the server can be reached. */
export const updatePlan = async (): Promise<void> => {
  const { owner } = store.get();
  if (owner === null) {
    show({ stage: navigator.onLine ? 'signIn' : 'firstVisit' });
    return;
  }
  if (!navigator.onLine) {
    withoutPlan();
    return;
  }
  try {
    const bearer = await bearerHere(owner);
    if (bearer === null) await accessEnded(owner);
    else show({ stage: 'ready', plan: await loadPlan(bearer, owner, member()) });
  } catch (error) {
    if (error instanceof ApiError && error.status === UNAUTHENTICATED) await accessEnded(owner);
    else withoutPlan();
  }
};

/** Remembers what was chosen. A choice that cannot be stored is only for this visit. */
export const choose = (part: Choices): void => {
  const { owner, choices } = store.get();
  const next = { ...choices, ...part };
  show({ choices: next });
  if (owner !== null) void storeChoices(owner, next).catch(() => {});
};

/** Opens the page with what is on the device, then asks the server. */
export const startPage = async (): Promise<void> => {
  const owner = (await ownerHere()) ?? null;
  if (owner !== null) {
    const [plan = null, choices] = await Promise.all([readPlan(owner).catch(() => undefined), readChoices(owner)]);
    show({ owner, choices, ...(plan && { plan, stage: 'ready' }) });
    const { batch, send } = practiceSender(() => bearerHere(owner));
    registerSender(PRACTICE, {
      batch,
      send: (entries) =>
        send(entries).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === UNAUTHENTICATED) dropSession();
          throw error;
        }),
    });
  }
  openOutbox(owner);
  await updatePlan();
  window.addEventListener('online', () => void updatePlan().then(flush));
};
