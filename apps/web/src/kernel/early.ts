import { SECOND } from '@amberway/contract/kernel/limits';

// The page's first script (app/first-script.ts) requests the session and the data of the home before any other code
// has loaded. The calls of boot and of the home take these responses instead of sending their own.

type Part = { url: string; code: number; body: unknown };
export type EarlyWindow = typeof globalThis & { early?: { session?: Promise<Response>; view?: Promise<Part[]> } };

/** After that, a screen that opens should not show data from when the page was loaded. */
const USABLE_MS = 10 * SECOND;

let parts: Promise<Map<string, Part>> | undefined;

/** The response to auth/refresh, once. */
export const takeEarlySession = (): Promise<Response> | undefined => {
  const { early } = globalThis as EarlyWindow;
  const session = early?.session;
  if (early) delete early.session;
  return session;
};

export const dropEarly = (): void => {
  parts = undefined;
  delete (globalThis as EarlyWindow).early;
};

/** After a change, what was read before it is outdated. */
export const dropEarlyReplies = (): void => {
  parts = undefined;
  delete (globalThis as EarlyWindow).early?.view;
};

const partsInView = (): typeof parts => {
  const { early } = globalThis as EarlyWindow;
  if (early?.view) {
    parts = early.view.then((list) => new Map(list.map((part) => [part.url, part])));
    delete early.view;
    setTimeout(() => {
      parts = undefined;
    }, USABLE_MS);
  }
  return parts;
};

/** The body that this read would return, once; undefined if it was not requested or failed: then it is sent as usual. */
export const takeEarlyReply = async (url: string): Promise<unknown> => {
  const found = await partsInView();
  const part = found?.get(url);
  found?.delete(url);
  return part?.code === 200 ? part.body : undefined;
};
