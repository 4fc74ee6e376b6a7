import { saveLearningFavourite, saveProgress } from '@amberway/contract/learning/endpoints';
import { expect, type Page } from 'playwright/test';
import { toUrl } from '@amberway/contract/kernel/request-url';

/** Two browsers and a server share two cores. */
export const SLOW = { timeout: 30_000 };

/** Resets progress and favourite of the video, whatever an earlier journey did with it. */
export const begin = async (page: Page, token: string, video: string) => {
  const params = { kind: 'video', id: video } as const;
  const headers = { authorization: `Bearer ${token}` };
  for (const [to, data] of [
    [saveProgress, { done: false }],
    [saveLearningFavourite, { isFavourite: false }],
  ] as const)
    expect((await page.request.put(toUrl(to, params), { headers, data })).ok()).toBe(true);
};
