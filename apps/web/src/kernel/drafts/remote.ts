import { deleteDraft, getDraft, saveDraft } from '@amberway/contract/drafts/endpoints';
import { call, type CallOptions } from '../api.ts';
import type { DraftName } from './local.ts';

/** What browsers let a request carry that outlives its page. */
const KEEPALIVE_BYTES = 60 * 1024;

const paramsOf = ({ kind, key }: DraftName) => ({ kind, key });

export type RemoteDraft = { value: unknown; version: number; updatedAt: string };
export type Saved = { version: number; updatedAt: string };

export const readRemote = async (name: DraftName): Promise<RemoteDraft | null> =>
  (await call(getDraft, { params: paramsOf(name) })).data;

/** `last`: the page may be gone before the answer comes. */
export const saveRemote = async (
  name: DraftName,
  value: unknown,
  version: number,
  { last = false, bearer }: { last?: boolean } & Pick<CallOptions, 'bearer'> = {},
): Promise<Saved> => {
  const keepalive = last && JSON.stringify(value).length * 2 < KEEPALIVE_BYTES;
  return (await call(saveDraft, { params: paramsOf(name), body: { value, version } }, { keepalive, bearer })).data;
};

export const removeRemote = async (name: DraftName): Promise<void> => {
  await call(deleteDraft, { params: paramsOf(name) });
};
