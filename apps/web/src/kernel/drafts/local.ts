import { DRAFT_PREFIX } from './stored.ts';

// The browser's copy of an unfinished text, written on every change, so that a crash or a lost connection loses
// nothing. Each tab has its own copy, since two tabs may hold two texts; the owner's id separates users.

export type DraftName = { owner: string; kind: string; key: string };
/**
 * `version` is the server's at the time of writing; `dirty` means that the server does not have this text yet;
 * `settles` is the conflict copy it was made from.
 */
export type LocalDraft = { value: unknown; version: number; dirty: boolean; at: number; settles?: string | undefined };
export type StoredDraft = { at: string; name: DraftName; draft: LocalDraft };

const TAB = 'draftTab';

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Storage is blocked or full: only the server's copy remains.
    return otherwise;
  }
};

/** Survives a reload and ends with the tab. */
const tabId = (): string =>
  attempt(() => {
    const known = sessionStorage.getItem(TAB);
    if (known) return known;
    const made = Math.random().toString(36).slice(2, 10);
    sessionStorage.setItem(TAB, made);
    return made;
  }, 'only');

const storageKeyOf = ({ owner, kind, key }: DraftName): string => DRAFT_PREFIX + [owner, kind, key, tabId()].join('|');

const nameIn = (storageKey: string): DraftName | null => {
  if (!storageKey.startsWith(DRAFT_PREFIX)) return null;
  const [owner, kind, key] = storageKey.slice(DRAFT_PREFIX.length).split('|');
  return owner && kind && key ? { owner, kind, key } : null;
};

const parse = (text: string | null): LocalDraft | null =>
  attempt(() => {
    const found = JSON.parse(text ?? 'null') as Partial<LocalDraft> | null;
    if (!found || typeof found.version !== 'number' || typeof found.at !== 'number') return null;
    const settles = typeof found.settles === 'string' ? { settles: found.settles } : {};
    return { value: found.value, version: found.version, dirty: found.dirty === true, at: found.at, ...settles };
  }, null);

/** All drafts stored in this browser, of every owner. */
export const storedDrafts = (): StoredDraft[] =>
  attempt(() => Object.keys(localStorage), []).flatMap((at) => {
    const name = nameIn(at);
    const draft = name && parse(attempt(() => localStorage.getItem(at), null));
    return name && draft ? [{ at, name, draft }] : [];
  });

export const removeStoredDraft = (at: string): void => attempt(() => localStorage.removeItem(at), undefined);

export const writeLocal = (name: DraftName, draft: LocalDraft): void =>
  attempt(() => localStorage.setItem(storageKeyOf(name), JSON.stringify(draft)), undefined);

export const removeLocal = (name: DraftName): void => removeStoredDraft(storageKeyOf(name));

/**
 * This tab's copy, or else the latest unsent one of a closed tab. Taking that over removes it, so that no other tab
 * takes it too.
 */
export const takeLocal = (name: DraftName): LocalDraft | null => {
  const mine = storageKeyOf(name);
  const all = storedDrafts().filter(
    ({ name: n }) => n.owner === name.owner && n.kind === name.kind && n.key === name.key,
  );
  const own = all.find(({ at }) => at === mine);
  if (own) return own.draft;
  const [left] = all.filter(({ draft }) => draft.dirty).toSorted((a, b) => b.draft.at - a.draft.at);
  if (!left) return null;
  removeStoredDraft(left.at);
  writeLocal(name, left.draft);
  return left.draft;
};
