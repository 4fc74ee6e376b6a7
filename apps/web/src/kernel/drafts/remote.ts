import { deleteDraft, getDraft, saveDraft, storeConflict } from '@amberway/contract/drafts/endpoints';
import { SECOND } from '@amberway/contract/kernel/limits';
import { call, type CallOptions } from '../api.ts';
import type { DraftName } from './local.ts';

/** Browsers limit the body of a keepalive request. */
const KEEPALIVE_BYTES = 60 * 1024;
/** The user is waiting to be signed out. */
const LAST_MS = 8 * SECOND;

const paramsOf = ({ kind, key }: DraftName) => ({ kind, key });

export type RemoteDraft = {
  value: unknown;
  version: number;
  updatedAt: string;
  /** The text that lost the conflict with this one, stored until its owner chooses. */
  conflict?: { _id: string; value: unknown } | null;
};
export type Saved = { version: number; updatedAt: string };

/** `last`: the page may be closed before the response. `settles`: the conflict copy that this text resolves. */
type SaveOptions = { last?: boolean; settles?: string | undefined } & Pick<CallOptions, 'bearer'>;

const optionsOf = (value: unknown, { last = false, bearer }: SaveOptions): CallOptions => ({
  keepalive: last && JSON.stringify(value).length * 2 < KEEPALIVE_BYTES,
  ...(bearer === undefined ? {} : { bearer, signal: AbortSignal.timeout(LAST_MS) }),
});
const settling = (settles: string | undefined) => (settles ? { settles } : {});

export const readRemote = async (name: DraftName): Promise<RemoteDraft | null> =>
  (await call(getDraft, { params: paramsOf(name) })).data;

export const saveRemote = async (
  name: DraftName,
  value: unknown,
  version: number,
  options: SaveOptions = {},
): Promise<Saved> => {
  const body = { value, version, ...settling(options.settles) };
  return (await call(saveDraft, { params: paramsOf(name), body }, optionsOf(value, options))).data;
};

/** Stores a conflict copy beside the different text on the server. */
export const storeConflictRemote = async (
  name: DraftName,
  value: unknown,
  options: SaveOptions = {},
): Promise<void> => {
  const body = { value, ...settling(options.settles) };
  await call(storeConflict, { params: paramsOf(name), body }, optionsOf(value, options));
};

export const removeRemote = async (name: DraftName, settles?: string): Promise<void> => {
  await call(deleteDraft, { params: paramsOf(name), query: settling(settles) });
};
