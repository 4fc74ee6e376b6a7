import { login } from '@amberway/contract/auth/endpoints';
import { listSkills, updateSkill } from '@amberway/contract/skills/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { listTasks, updateTask } from '@amberway/contract/tasks/endpoints';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page } from 'playwright/test';
import { withOwnCookies } from '../support/bearer.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';

export const programmeOf = (customerId: string) => SCREENS.programOf.path.replace('{id}', customerId);

/** Marks the records that journeys add, to tell them from the demo data. */
const MARK = 'Journey';
export const journeyName = () => `${MARK} ${Date.now()}`;

/** Deletes as a coach what a family cannot delete itself. */
export const removeTask = async (page: Page, token: string, name: string, member: string) => {
  const found = await page.request.get(toUrl(listTasks, undefined, { member }), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await found.json()) as { data: { _id: string; name: string }[] };
  const { email, password } = ACCOUNTS.coach;
  const coach = await withOwnCookies(page, () => page.request.post(toUrl(login), { data: { email, password } }));
  const headers = { authorization: `Bearer ${((await coach.json()) as { data: { token: string } }).data.token}` };
  for (const { _id } of data.filter((task) => task.name === name)) {
    const gone = await page.request.put(toUrl(updateTask, { id: _id }), { headers, data: { isDeleted: true } });
    expect(gone.ok()).toBe(true);
  }
};

/** Deletes the skills that an earlier or aborted journey left with a child. */
export const clearSkills = async (page: Page, token: string, member: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get(toUrl(listSkills, undefined, { member }), { headers });
  const { data } = (await found.json()) as { data: { _id: string; name: string }[] };
  for (const { _id } of data.filter(({ name }) => name.startsWith(MARK))) {
    const gone = await page.request.put(toUrl(updateSkill, { id: _id }), { headers, data: { isDeleted: true } });
    expect(gone.ok()).toBe(true);
  }
};
