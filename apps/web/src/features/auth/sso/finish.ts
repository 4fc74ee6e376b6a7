import { finishSso } from '@amberway/contract/auth/sso-endpoints';
import type { BodyOf } from '@amberway/contract/kernel/endpoint';
import { call } from '../../../kernel/api.ts';
import { enterBy } from '../sign-in.ts';

/** Signs in with what the directory returned, starts the session and returns the page to open. */
export const enterFromDirectory = (body: BodyOf<typeof finishSso>): Promise<string> =>
  enterBy(() => call(finishSso, { body }, { bearer: null }));
