// What the browser stores during a session, under the names from the specification. It holds no tokens: they are in
// memory. Sign-out removes all of it: nothing about a child may remain. Only the app-check token stays,
// which identifies nobody.

/** The customer whose view is open, and where the staff member came from. */
export type BusinessAccess = { role: string; id: string; from?: string };

const NAMES = {
  appCheckToken: 'appCheckToken',
  businessAccess: 'businessAccessCustomer',
  /** The role to return to from a customer's view. */
  goBackTo: 'goBackToCustomerType',
  selectedMember: 'selectedMember',
  selectedForm: 'selectedFormDetails',
  formData: 'myFormData',
  /** The signed-in user as role and id: other tabs watch it, and a page load restores the session if it is set. */
  owner: 'sessionOwner',
  /** New for each sign-in and each change of view: shows a tab that missed one that its token is outdated. */
  mark: 'sessionMark',
  /** A sign-out that has not reached the server yet. */
  signOutPending: 'signOutPending',
  /** Whose note text was copied last, as a hash of the text: pasting it into another child's note asks. */
  copiedFrom: 'copiedFrom',
  /** Time of the last activity in any tab, in milliseconds. */
  lastActive: 'lastActive',
  /** Who chose 'Keep this device ready' here, as role and id: see kernel/ready/choice.ts. */
  deviceReady: 'deviceReady',
} as const;
export type StoredName = keyof typeof NAMES;

export const storageKey = (name: StoredName): string => NAMES[name];

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** A browser may reject writes to storage. Rejected values last as long as the document. */
const refused = new Map<StoredName, string>();

export const read = (name: StoredName): string | null =>
  refused.get(name) ?? attempt(() => localStorage.getItem(NAMES[name]), null);

export const write = (name: StoredName, value: string): void => {
  const taken = attempt(() => {
    localStorage.setItem(NAMES[name], value);
    return true;
  }, false);
  if (taken) refused.delete(name);
  else refused.set(name, value);
};

export const forget = (name: StoredName): void => {
  refused.delete(name);
  attempt(() => localStorage.removeItem(NAMES[name]), undefined);
};

/** What the home showed last, encrypted: see kernel/queries/remembered.ts. It is of this tab alone. */
const REMEMBERED = 'rememberedHome';
export const rememberedText = (): string | null => attempt(() => sessionStorage.getItem(REMEMBERED), null);
export const storeRemembered = (text: string): void =>
  attempt(() => sessionStorage.setItem(REMEMBERED, text), undefined);
export const forgetRemembered = (): void => attempt(() => sessionStorage.removeItem(REMEMBERED), undefined);

/**
 * The last calls of a session need the app-check token and must not wait for a new one. What was chosen for this device
 * stays until its owner signs out or somebody else signs in.
 */
const STAY: readonly StoredName[] = ['appCheckToken', 'signOutPending', 'deviceReady'];

export const clearStored = (): void => {
  for (const name of Object.keys(NAMES) as StoredName[]) if (!STAY.includes(name)) forget(name);
  forgetRemembered();
};

/** Tokens that earlier versions stored. */
const FORMER = ['token', 'gcpToken', 'mediaTokenAt', 'ownSession'];

export const clearFormerKeys = (): void => {
  for (const key of FORMER) attempt(() => localStorage.removeItem(key), undefined);
};

export const readBusinessAccess = (): BusinessAccess | null =>
  attempt(() => {
    const found: unknown = JSON.parse(read('businessAccess') ?? 'null');
    if (typeof found !== 'object' || found === null || !('role' in found) || !('id' in found)) return null;
    const { role, id } = found;
    if (typeof role !== 'string' || typeof id !== 'string') return null;
    return 'from' in found && typeof found.from === 'string' ? { role, id, from: found.from } : { role, id };
  }, null);

export const writeBusinessAccess = (access: BusinessAccess): void => write('businessAccess', JSON.stringify(access));
