import {
  agreeGasScale,
  closeGasScale,
  createGasScale,
  listGasScales,
  rateGasScale,
} from '@amberway/contract/gas/endpoints';
import { GAS_EXAMPLES } from '@amberway/contract/gas/examples';
import { reviewDays } from '@amberway/contract/gas/limits';
import type { GasScale } from '@amberway/contract/gas/schemas';
import { listOutcomes } from '@amberway/contract/outcomes/endpoints';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expect, type Page } from 'playwright/test';

// Goals through the API, for journeys that begin with one or remove theirs.

const headers = (token: string) => ({ authorization: `Bearer ${token}` });
const [example] = GAS_EXAMPLES;

const scaleOf = async (response: { ok: () => boolean; json: () => Promise<unknown>; text: () => Promise<string> }) => {
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: GasScale }).data;
};

/** A goal that both have agreed on. */
export const addAgreed = async (page: Page, member: string, coach: string, family: string): Promise<GasScale> => {
  const outcomes = await page.request.get(toUrl(listOutcomes, {}, { member, skip: 0, limit: 1 }), {
    headers: headers(coach),
  });
  const { data } = (await outcomes.json()) as { data: { _id: string }[] };
  const body = {
    ...example,
    member,
    outcome: data[0]?._id,
    baseline: -1,
    importance: 1,
    difficulty: 1,
    reviewOn: reviewDays(new Date().toISOString().slice(0, 10)).usual,
  };
  const drafted = await scaleOf(
    await page.request.post(toUrl(createGasScale), { headers: headers(coach), data: body }),
  );
  const agree = async (token: string, more: object = {}, version = drafted.version) =>
    scaleOf(
      await page.request.post(toUrl(agreeGasScale, { id: drafted._id }), {
        headers: headers(token),
        data: { version, ...more },
      }),
    );
  const { version } = await agree(coach, { quality: { measurable: true, equalSteps: true, possible: true } });
  return agree(family, {}, version);
};

export const rate = async (page: Page, { _id, current }: GasScale, token: string, level: number): Promise<void> => {
  const response = await page.request.post(toUrl(rateGasScale, { id: _id }), {
    headers: headers(token),
    data: { level, edition: current.number },
  });
  expect(response.ok()).toBe(true);
};

/** Closes every goal of the child that is open, of an earlier try as well. */
export const closeAll = async (page: Page, member: string, coach: string): Promise<void> => {
  const listed = await page.request.get(toUrl(listGasScales, {}, { member }), { headers: headers(coach) });
  const { data } = (await listed.json()) as { data: GasScale[] };
  for (const { _id, version, state } of data)
    if (state !== 'closed')
      await page.request.post(toUrl(closeGasScale, { id: _id }), {
        headers: headers(coach),
        data: { version },
      });
};
