import { demoId } from '@amberway/fixtures/ids';
import { createNote } from '@amberway/contract/activity-notes/endpoints';
import { scheduleAppointment } from '@amberway/contract/activity-notes/schedule-endpoints';
import { expect, type Locator, type Page } from 'playwright/test';
import { toUrl } from '@amberway/contract/kernel/request-url';

/** A server, a database and two browsers share two cores. */
export const SLOW = { timeout: 30_000 };

/** Children of families the demo coach works with. */
export const ARLO = demoId('member', 1);
export const BEN = demoId('member', 4);
export const EMIL = demoId('member', 3);

const HOUR = 3_600_000;
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const two = (number: number) => String(number).padStart(2, '0');
/** The format of the form's pickers, at this time in three days. */
export const inThreeDays = (hour: number, minute: number): string => {
  const day = new Date(Date.now() + 72 * HOUR);
  const month = day.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const clock = `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${two(day.getUTCDate())}-${month}-${day.getUTCFullYear()} ${clock}`;
};

const post = async (page: Page, token: string, path: string, data: object) => {
  const response = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: { _id: string; title: string } }).data;
};

/** Creates a note through the API. */
export const writeNote = (
  page: Page,
  token: string,
  part: { member: string; title: string } & Record<string, unknown>,
) =>
  post(page, token, toUrl(createNote), {
    type: 'coaching_session',
    status: 'Published',
    about: '<p>We went to the bakery.</p>',
    startTime: inHours(-2),
    endTime: inHours(-1),
    ...part,
  });

export const planAppointment = (
  page: Page,
  token: string,
  part: { member: string; title: string } & Record<string, unknown>,
) => post(page, token, toUrl(scheduleAppointment), { type: 'coaching_session', startTime: inHours(30), ...part });

/** Types a date and time into one of the form's pickers. */
export const fillMoment = async (form: Locator, label: string, moment: string) => {
  const field = form.getByLabel(label, { exact: true });
  await field.fill(moment);
  await field.press('Enter');
  await expect(field).toHaveValue(moment);
};
