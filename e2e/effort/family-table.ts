import { recordVisit } from '@amberway/contract/dashboards/endpoints';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { messageTexts } from '@amberway/contract/messages/texts';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { SLOW, writeNote } from '../activity-notes/steps.ts';
import { openAs } from '../support/open-as.ts';
import { callApi, newFamily } from '../support/people.ts';
import { expect, type Locator, type Page } from '../support/test.ts';
import { newSkills, newTask } from './programme.ts';

// What a family comes for most often, from its home, with the number of actions that each may take. Walked by keyboard
// and by touch.

type Hands = {
  press: (target: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  expectAtMost: (row: string, max: number) => void;
};
type Home = Awaited<ReturnType<typeof newFamily>>;
type Row = {
  row: string;
  max: number;
  /** What has happened before the family opens its home. */
  before: (page: Page, home: Home) => Promise<void>;
  walk: (page: Page, hands: Hands, home: Home) => Promise<void>;
  /** That it was done, checked after the actions were counted. */
  after?: (page: Page, home: Home) => Promise<void>;
};

const TASK = 'Call from the kitchen';
const WORDS = 'At the second call.';
const IDEA = 'Let Kit pay.';
const NOTE = {
  title: 'At the bakery',
  skillsForHome: `<p>${IDEA}</p>`,
  topWins: ['<p>Waited in the queue.</p>'],
  challenges: 'The door bell was loud.',
};

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const publishNote = async (page: Page, { coach, member }: Home) => {
  await writeNote(page, coach.token, { member, ...NOTE });
};
const addTask = async (page: Page, home: Home) => {
  await newTask(page, home, (await newSkills(page, home)).id, TASK);
};
const taskBox = (page: Page) =>
  card(page, dashboardTexts.myTasks).getByRole('checkbox', { name: `Done: ${TASK}`, exact: true });

export const FAMILY_TABLE: readonly Row[] = [
  {
    row: 'see what is new',
    max: 0,
    before: async (page, home) => {
      await callApi(page, recordVisit, { token: home.family.token });
      await publishNote(page, home);
      await addTask(page, home);
    },
    walk: async (page) => {
      await expect(page.getByText('New: 1 note, 1 task')).toBeVisible();
      const latest = card(page, homeLabels.latest('Robin'));
      await expect(latest.getByText('We went to the bakery.')).toBeVisible();
      await expect(latest.getByText(homeLabels.new)).toBeVisible();
      await expect(taskBox(page)).toBeVisible();
    },
  },
  {
    row: 'tick with a note',
    max: 2,
    before: addTask,
    walk: async (page, hands) => {
      await hands.tick(taskBox(page));
      const note = page.getByRole('dialog', { name: taskTexts.addNote });
      // The box has the focus: typing needs no further press.
      await expect(note.getByLabel(taskTexts.notes)).toBeFocused();
      await hands.fill(note.getByLabel(taskTexts.notes), WORDS);
      await hands.press(note.getByRole('button', { name: taskTexts.ok }));
      await expect(card(page, dashboardTexts.myTasks).getByText(WORDS)).toBeVisible(SLOW);
    },
    after: async (page) => {
      await page.reload();
      await expect(taskBox(page)).toBeChecked();
    },
  },
  {
    row: 'read the whole latest note',
    max: 1,
    before: publishNote,
    walk: async (page, hands) => {
      await hands.press(page.getByRole('main').getByRole('link', { name: homeLabels.readNote }));
      const letter = page.getByRole('article');
      for (const text of ['Waited in the queue.', 'We went to the bakery.', IDEA, NOTE.challenges])
        await expect(letter.getByText(text)).toBeVisible(SLOW);
      await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0);
    },
  },
  {
    row: 'write to the coach',
    max: 2,
    before: publishNote,
    walk: async (page, hands, { coach }) => {
      await hands.press(page.getByRole('main').getByRole('link', { name: homeLabels.write(coach.firstName) }));
      const box = page.getByLabel(messageTexts.writeTo(coach.firstName));
      await expect(box).toBeFocused(SLOW);
      await hands.fill(box, 'May we talk about the bakery?');
      await hands.press(page.getByRole('button', { name: messageTexts.send }));
      await expect(page.getByRole('log').getByText('May we talk about the bakery?')).toBeVisible(SLOW);
      await expect(page.getByRole('log').getByText(/^Sent /)).toBeVisible(SLOW);
    },
  },
  {
    row: 'ask for a session',
    max: 2,
    before: async () => {},
    walk: async (page, hands, { coach }) => {
      await hands.press(page.getByRole('main').getByRole('button', { name: sessionRequestTexts.ask }));
      const sheet = page.getByRole('dialog', { name: sessionRequestTexts.ask });
      await hands.fill(sheet.getByLabel(sessionRequestTexts.about), 'The way to school');
      await hands.press(sheet.getByRole('button', { name: sessionRequestTexts.send }));
      await expect(page.getByText(sessionRequestTexts.openToday(coach.firstName))).toBeVisible(SLOW);
    },
  },
  {
    row: 'find what to try tonight',
    max: 0,
    before: publishNote,
    walk: async (page) => {
      await expect(card(page, homeLabels.oneIdea).getByText(IDEA)).toBeVisible();
    },
  },
];

/** Walks one row with the given hands, from the home of a new family. */
export const walkRow = async (page: Page, handsOf: (page: Page) => Hands, { row, max, before, walk, after }: Row) => {
  const home = await newFamily(page);
  await before(page, home);
  await openAs(page, home.family.account);
  const hands = handsOf(page);
  await walk(page, hands, home);
  hands.expectAtMost(`family, ${row}`, max);
  await after?.(page, home);
};
