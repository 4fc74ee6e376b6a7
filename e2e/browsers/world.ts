import { type Page, request } from 'playwright/test';
import { newFamily } from '../support/people.ts';

/** Sends requests as the journeys of the project do, without a browser. */
const apiPage = async (baseURL: string) => {
  const api = await request.newContext({ baseURL });
  const none = { cookies: () => [], clearCookies: () => undefined, addCookies: () => undefined };
  return { page: { request: api, context: () => none } as unknown as Page, close: () => api.dispose() };
};

/** The server with its demo data, and people of a journey's own. */
export const openWorld = async (serverUrl: string) => {
  const { page, close } = await apiPage(serverUrl);
  return { api: page, serverUrl, newFamily: () => newFamily(page), close };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
