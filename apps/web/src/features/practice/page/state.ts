import type { Needed } from '@amberway/contract/kernel/after-failure';
import { PRACTISE_CHILD } from '@amberway/contract/practice/paths';
import type { DevicePlan } from '@amberway/contract/practice/schemas';
import { createStore, useStore } from '../../../kernel/store.ts';
import { ApiError } from '../../../kernel/api-error.ts';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { isSessionRefusal } from '../../../kernel/api.ts';
import { endDevice } from '../../../kernel/device/end.ts';
import { readyOwner } from '../../../kernel/ready/choice.ts';
import { hasStorage } from '../../../kernel/sign-in/site-data.ts';
import { storageKey } from '../../../kernel/sign-in/storage.ts';
import { flush, openOutbox } from '../../../kernel/outbox/outbox.ts';
import { registerSender, type Sender } from '../../../kernel/outbox/senders.ts';
import { neededBy } from '../../../kernel/outbox/verdict.ts';
import { type Choices, loadPlan, readChoices, readPlan, removePlan, storeChoices } from '../device/plan.ts';
import { PRACTICE, practiceSender } from '../device/sender.ts';
import { addChildren, bearerHere, dropBearer, isFamilyHere, ownerHere } from './access.ts';

/**
 * starting: nothing is known yet. blocked: this browser stores nothing. firstVisit: not connected, and nothing is on the device. signIn: connected, and the
 * person has to sign in. needed: the server first needs something else of the person. noChild: staff, for whom a child
 * has to be named. childLost: staff who do not reach the named child. failed: connected, but the plan could not be
 * loaded. ready: there is a plan.
 */
export type Stage =
  | 'starting'
  | 'blocked'
  | 'firstVisit'
  | 'signIn'
  | 'noChild'
  | 'childLost'
  | 'needed'
  | 'failed'
  | 'ready';
export type PageState = {
  stage: Stage;
  /** With the stage `needed`: what that is. */
  needs: Exclude<Needed, 'signIn'>;
  owner: string | null;
  plan: DevicePlan | null;
  choices: Choices;
};

const EMPTY: PageState = { stage: 'starting', needs: 'confirm', owner: null, plan: null, choices: {} };
const store = createStore(EMPTY);
export const usePage = (): PageState => useStore(store);

const show = (part: Partial<PageState>): void => store.set({ ...store.get(), ...part });

/** The child that the page was opened for. */
const childInUrl = (): string | undefined => new URLSearchParams(location.search).get(PRACTISE_CHILD) ?? undefined;
/** A family's plan has all its children; staff have one of a child, the last one if the page names none. */
const childOfPlan = (): string | undefined => (isFamilyHere() ? undefined : store.get().choices.child);

/** Whether the plan has the requested child, if there is one. */
const hasChild = ({ children }: DevicePlan, wanted: string | undefined): boolean =>
  wanted === undefined || children.some(({ _id }) => _id === wanted);

/** Access has ended: the plan goes, and what waits stays for its owner. */
const accessEnded = async (owner: string): Promise<void> => {
  await removePlan(owner).catch(() => {});
  show({ stage: 'signIn', plan: null });
};

const NOT_FOUND = 404;
/** The person does not reach the child any more: its name and skills do not stay on the device. */
const childLost = async (owner: string): Promise<void> => {
  await removePlan(owner).catch(() => {});
  // Staff would get the same response again.
  show({ stage: isFamilyHere() ? 'failed' : 'childLost', plan: null });
};

/** With the pass, and if the server rejects it, with the session. */
const withBearer = async <T>(owner: string, work: (bearer: string | null) => Promise<T>): Promise<T> => {
  try {
    return await work(await bearerHere(owner));
  } catch (error) {
    if (!(error instanceof ApiError) || !isSessionRefusal(error) || !(await dropBearer(owner))) throw error;
    return work(await bearerHere(owner));
  }
};

/** No newer plan can be had: the one on the device stays. */
const withoutUpdate = (): void => {
  show({ stage: store.get().plan ? 'ready' : navigator.onLine ? 'failed' : 'firstVisit' });
};

/** The plan on the device stays as well. */
const afterFailed = (error: unknown): void => {
  const needs = error instanceof ApiError ? neededBy(error) : null;
  if (store.get().plan || needs === null) withoutUpdate();
  else show(needs === 'signIn' ? { stage: 'signIn' } : { stage: 'needed', needs });
};

/** The person signed out while something was stored for them: it must not stay. */
const endedMeanwhile = async (owner: string): Promise<boolean> => {
  if (ownerHere() === owner) return false;
  await endDevice({ passes: readyOwner() !== null });
  return true;
};

/** Null without access. */
const planOf = (owner: string): Promise<DevicePlan | null> =>
  withBearer(owner, async (bearer) => (bearer === null ? null : loadPlan(bearer, owner, childOfPlan())));

/** A pass that was made before the child came to the family does not open it; the session does. */
const planWithChild = async (owner: string): Promise<DevicePlan | null> => {
  const plan = await planOf(owner);
  const isMissing = plan !== null && !hasChild(plan, store.get().choices.child);
  return isMissing && (await addChildren(owner).catch(() => false)) ? planOf(owner) : plan;
};

/** Loads the plan, if the server can be reached. */
export const updatePlan = async (): Promise<void> => {
  const { owner } = store.get();
  if (owner === null) {
    show({ stage: hasStorage() ? (navigator.onLine ? 'signIn' : 'firstVisit') : 'blocked' });
    return;
  }
  if (!navigator.onLine) {
    withoutUpdate();
    return;
  }
  if (!isFamilyHere() && childOfPlan() === undefined) {
    show({ stage: 'noChild' });
    return;
  }
  try {
    const plan = await planWithChild(owner);
    // Somebody else opened the page meanwhile.
    if (store.get().owner !== owner) return;
    if (!plan) await accessEnded(owner);
    else if (!(await endedMeanwhile(owner))) show({ stage: 'ready', plan });
  } catch (error) {
    if (store.get().owner !== owner) return;
    if (error instanceof ApiError && isSessionRefusal(error)) await accessEnded(owner);
    else if (isRejectedWith(error, NOT_FOUND)) await childLost(owner);
    else afterFailed(error);
  }
};

/** Remembers what was chosen. A choice that cannot be stored is only for this visit. */
export const choose = (part: Choices): void => {
  const { owner, choices } = store.get();
  const next = { ...choices, ...part };
  show({ choices: next });
  if (owner === null) return;
  void storeChoices(owner, next)
    .then(() => endedMeanwhile(owner))
    .catch(() => {});
};

const practice = (owner: string): Sender => {
  const { batch, checked } = practiceSender();
  return {
    batch,
    ...(checked && { checked }),
    send: (entries) => withBearer(owner, (bearer) => practiceSender(async () => bearer).send(entries)),
  };
};

let closeOutbox: () => void = () => {};
let opened = 0;

/** Shows what is on the device, then asks the server. */
const open = async (): Promise<void> => {
  const owner = ownerHere() ?? null;
  opened += 1;
  const mine = opened;
  closeOutbox();
  store.set({ ...EMPTY, owner });
  // What a sign-out that was interrupted has left behind.
  if (owner === null) await endDevice();
  else {
    const [plan = null, choices] = await Promise.all([readPlan(owner).catch(() => undefined), readChoices(owner)]);
    if (mine !== opened) return;
    const child = childInUrl() ?? choices.child;
    show({ choices: { ...choices, ...(child && { child }) }, plan });
    // A plan without the child may be outdated: until that is known nothing is said of the child.
    if (plan && hasChild(plan, child)) show({ stage: 'ready' });
    registerSender(PRACTICE, practice(owner));
  }
  if (mine !== opened) return;
  closeOutbox = openOutbox(owner);
  await updatePlan();
};

/** Somebody signed in or out in another tab. */
const catchUp = (): void => {
  if ((ownerHere() ?? null) !== store.get().owner) void open();
};

const WATCHED: readonly (string | null)[] = [storageKey('owner'), storageKey('deviceReady'), null];

/** Starts the page. Returns a function that stops it. */
export const startPage = async (): Promise<() => void> => {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', () => void updatePlan().then(flush), { signal });
  // An installed page stays open for days, and its plan changes meanwhile. The outbox sends by itself then.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && store.get().stage !== 'starting' && void updatePlan(),
    { signal },
  );
  window.addEventListener('storage', ({ key }) => WATCHED.includes(key) && catchUp(), { signal });
  // A page restored from the bfcache has missed all storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp(), { signal });
  await open();
  return () => {
    stop.abort();
    closeOutbox();
  };
};
