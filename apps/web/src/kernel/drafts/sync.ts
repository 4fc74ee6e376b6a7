import { DRAFT_QUIET_MS, MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { ApiError, isPassing } from '../api-error.ts';
import { type DraftName, removeLocal, takeLocal, writeLocal } from './local.ts';
import { readRemote, type RemoteDraft, removeRemote, saveRemote } from './remote.ts';
import { same } from '../same.ts';
import { type DraftSnapshot, emptySnapshot } from './state.ts';

// Synchronises one draft between the form, the browser and the server. Free of React, so that timing and
// failures can be tested one by one.

const FIRST_RETRY_MS = 5 * SECOND;
const LAST_RETRY_MS = MINUTE;

export type DraftSync<T> = ReturnType<typeof createDraftSync<T>>;

export const createDraftSync = <T>(name: DraftName, restore: (value: T) => void, changed: () => void) => {
  let snapshot: DraftSnapshot<T> = emptySnapshot();
  let value: T | undefined;
  let version = 0;
  let otherVersion = 0;
  /** The conflict copy on the server that the current text comes from. */
  let settles: string | undefined;
  let dirty = false;
  let over = false;
  /** How often the draft was cleared: results of requests from before a clear are ignored. */
  let emptied = 0;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let clearing: Promise<void> | undefined;

  const show = (next: Partial<DraftSnapshot<T>>) => {
    if (over) return;
    snapshot = { ...snapshot, ...next };
    changed();
  };
  const storeLocal = () => {
    if (!over) writeLocal(name, { value, version, dirty, at: Date.now(), settles });
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = over ? undefined : setTimeout(() => void save(), ms);
  };
  const adopt = (next: T) => {
    value = next;
    restore(next);
  };
  const settle = (updatedAt: string) => {
    dirty = false;
    storeLocal();
    show({ status: 'saved', savedAt: updatedAt, other: null, reason: null });
  };
  /** Both texts are on the server: shows this user's conflict copy again; neither overwrites the other. */
  const offer = (mine: { _id: string; value: unknown }, other: RemoteDraft) => {
    settles = mine._id;
    // Version 0 means no draft, so that the server rejects a save before the choice.
    version = 0;
    otherVersion = other.version;
    adopt(mine.value as T);
    show({ status: 'conflict', other: { value: other.value as T, updatedAt: other.updatedAt } });
  };
  const meet = (other: RemoteDraft | null) => {
    if (!other) {
      // Sent or discarded elsewhere: what was typed since starts a new draft.
      version = 0;
      plan(0);
    } else if (same(other.value, value)) {
      version = other.version;
      settle(other.updatedAt);
    } else {
      show({ status: 'conflict', other: { value: other.value as T, updatedAt: other.updatedAt } });
      otherVersion = other.version;
    }
  };

  const failed = async (error: unknown, round: number) => {
    if (error instanceof ApiError && error.code === 'stale') {
      try {
        const other = await readRemote(name);
        if (round === emptied) meet(other);
        return;
      } catch {
        // Retried below.
      }
    }
    if (round !== emptied) return;
    if (isPassing(error) || (error instanceof ApiError && error.code === 'stale')) {
      show({ status: 'offline' });
      plan(retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    } else if (error instanceof ApiError && error.status !== 401) {
      show({ status: 'refused', reason: error.message });
    }
  };

  const send = async (last: boolean) => {
    const sent = value;
    const round = emptied;
    show({ status: 'saving' });
    try {
      const saved = await saveRemote(name, sent, version, { last, settles });
      version = saved.version;
      settles = undefined;
      retryMs = FIRST_RETRY_MS;
      if (over || round !== emptied) return;
      if (same(sent, value)) settle(saved.updatedAt);
      else {
        storeLocal();
        show({ status: 'local', savedAt: saved.updatedAt });
        plan(DRAFT_QUIET_MS);
      }
    } catch (error) {
      if (!over) await failed(error, round);
    }
  };

  /** One save at a time: the next one needs the version that this one returns. */
  const save = async (last = false): Promise<void> => {
    clearTimeout(timer);
    if (sending) await sending;
    if (clearing) await clearing;
    if (!dirty || over || snapshot.status === 'conflict') return;
    sending = send(last).finally(() => {
      sending = undefined;
    });
    await sending;
  };

  return {
    snapshot: () => snapshot,

    /** Restores the stored text: what this browser has not sent yet, else the server's. */
    open: async (): Promise<void> => {
      const local = takeLocal(name);
      let remote: RemoteDraft | null = null;
      let reached = true;
      try {
        remote = await readRemote(name);
      } catch {
        reached = false;
      }
      if (over) return;
      version = (reached ? remote?.version : local?.version) ?? 0;
      settles = local?.settles;
      if (local?.dirty || (local && !reached)) {
        adopt(local.value as T);
        dirty = local.dirty;
        if (!reached) {
          show({ status: dirty ? 'offline' : 'saved', savedAt: new Date(local.at).toISOString() });
          if (dirty) plan(retryMs);
        } else if (remote && remote.version !== local.version) meet(remote);
        else {
          show({ status: 'local' });
          plan(0);
        }
      } else if (remote?.conflict) offer(remote.conflict, remote);
      else if (remote) {
        adopt(remote.value as T);
        settle(remote.updatedAt);
      } else {
        removeLocal(name);
        show({ status: 'idle' });
      }
    },

    /** The form changed. Restoring a text does not count as a change. */
    change: (next: T): void => {
      if (over || snapshot.status === 'loading' || same(next, value)) return;
      value = next;
      dirty = true;
      storeLocal();
      if (snapshot.status === 'conflict') return;
      show({ status: 'local', reason: null });
      plan(DRAFT_QUIET_MS);
    },

    /** Saves now, because the page is about to be hidden or the network is back. */
    flush: (last: boolean): Promise<void> => save(last),

    keepMine: (): void => {
      version = otherVersion;
      dirty = true;
      storeLocal();
      show({ status: 'local', other: null });
      plan(0);
    },

    takeOther: (): void => {
      const { other } = snapshot;
      if (!other) return;
      version = otherVersion;
      adopt(other.value);
      settle(other.updatedAt);
      if (!settles) return;
      // The save removes the conflict copy from the server.
      dirty = true;
      storeLocal();
      plan(0);
    },

    /**
     * The form was sent or discarded: removes the draft here and on the server. What is typed after that is a new
     * draft. If nothing is stored, no request is sent.
     */
    clear: async (): Promise<void> => {
      if (snapshot.status === 'loading' || snapshot.status === 'idle') return;
      clearTimeout(timer);
      emptied += 1;
      const settled = settles;
      value = undefined;
      dirty = false;
      settles = undefined;
      removeLocal(name);
      show({ status: 'idle', savedAt: null, other: null, reason: null });
      const [sent, cleared] = [sending, clearing];
      const mine = (async () => {
        await sent;
        await cleared;
        try {
          await removeRemote(name, settled);
          version = 0;
        } catch {
          // It stays on the server until the cleanup job removes it or the next text replaces it.
        }
      })();
      clearing = mine;
      await mine;
      if (clearing === mine) clearing = undefined;
    },

    /** The form was unmounted; its text is sent unless the session has ended too. */
    close: (andSend: boolean): void => {
      const sent = andSend ? save(true) : Promise.resolve();
      void sent.finally(() => {
        clearTimeout(timer);
        over = true;
      });
    },
  };
};
