import { describe, expect, it } from 'vitest';
import { mayOpen, type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';
import { me } from '../../ui/testing/people.ts';
import { currentEntry, familyMenu, isInMenu, menuAt, phoneMenu } from './family-menu.ts';

const PARENT = me('parent');
const SUBSCRIBER = {
  ...PARENT,
  choosePlan: 'Subscriber',
  members: PARENT.members.map((child) => ({ ...child, primaryContact: null })),
} as const;
const MENU = familyMenu(PARENT);
const ID = '01890f3e-0000-7000-8000-00000000000a';
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

describe('a family’s entries', () => {
  it('the sidebar has the pages in one order, among them those of the specification by their names [B043]', () => {
    expect(labels(MENU.main)).toEqual([
      'Home',
      'Programme',
      'Notes',
      'Messages',
      'Library',
      'My Resources',
      'Uploaded Files',
      'Daily Diary',
    ]);
    expect(MENU.main[0]?.small).toBe('My Space');
    expect(labels(MENU.more)).toEqual([
      'Ideas for Home',
      'The Week',
      'My Videos',
      'My Favorites',
      'Reports',
      'Social Skill Assessment',
      'My Posts',
      'My Apps',
      'Onboard Forms',
      'My Notifications',
      'Settings',
      'Privacy',
    ]);
  });

  it('a phone has four of them in the bar and the others, in the same order, in the sheet', () => {
    const { bar, sheet } = phoneMenu(MENU);
    expect(labels(bar)).toEqual(['Home', 'Programme', 'Notes', 'Messages']);
    expect(labels([...bar, ...sheet])).toEqual(labels([...MENU.main, ...MENU.more]));
  });

  it('a subscriber has no programme, notes or coach, and without a child only what needs none', () => {
    const subscriber = familyMenu(SUBSCRIBER);
    expect(labels(subscriber.main)).toEqual(['Home', 'Library', 'My Resources', 'Uploaded Files', 'Daily Diary']);
    expect(phoneMenu(subscriber).bar.map(({ label, short = label }) => short)).toEqual([
      'Home',
      'Library',
      'Resources',
      'Files',
    ]);
    expect(labels(subscriber.more)).not.toContain('Reports');
    const childless = familyMenu({ ...SUBSCRIBER, members: [] });
    expect(labels(childless.main)).toEqual(['Home', 'Library']);
    expect(labels(childless.more)).toContain('Social Skill Assessment');
  });

  it('a subscriber whose child has a coach has the entries of a family, as its home does', () => {
    expect(labels(familyMenu({ ...PARENT, choosePlan: 'Subscriber' }).main)).toEqual(labels(MENU.main));
  });

  it('a page belongs to the menu with the page it is opened from; the palette offers only those', () => {
    expect((['path', 'messages', 'diary'] as const).map((key) => isInMenu(MENU, key))).toEqual([true, true, true]);
    const subscriber = familyMenu(SUBSCRIBER);
    expect((['path', 'messages', 'diary'] as const).map((key) => isInMenu(subscriber, key))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('staff in a family’s view do not see its privacy page', () => {
    expect(labels(familyMenu({ ...PARENT, role: 'BusinessAccesCustomer' }).more)).not.toContain('Privacy');
  });
});

// Every page that a family can open, and the entry that is marked on it.
const MARKED: Partial<Record<ScreenKey, ScreenKey>> = {
  programOf: 'program',
  programGoal: 'program',
  path: 'program',
  skillGraph: 'program',
  ladders: 'program',
  note: 'notes',
  memberOverview: 'notes',
  clientFilesBin: 'clientFiles',
  dailyInsights: 'reports',
  formDetails: 'forms',
  customer: 'settings',
  password: 'settings',
  business: 'home',
  usersExpand: 'home',
  eventCallback: 'home',
};
const pages = (Object.keys(SCREENS) as ScreenKey[]).filter((key) => mayOpen(key, 'Customer'));
const sample = (key: ScreenKey) =>
  SCREENS[key].path
    .replace('{id}', ID)
    .replace(/\/:\w+\?$/, '')
    .replace(/:\w+/g, 'x1');

describe('the current entry', () => {
  it.each(pages)('the page %s marks its entry', (key) => {
    expect(currentEntry(MENU, sample(key))).toBe(MARKED[key] ?? key);
  });

  it.each([
    [`${SCREENS.home.path}/event-callback/${ID}/session`, 'notes'],
    [`${SCREENS.home.path}/event-callback/${ID}/goal`, 'program'],
    [`${SCREENS.home.path}/event-callback/${ID}/resources`, 'sharedResources'],
    [`${SCREENS.home.path}/myforms/child`, 'forms'],
    [`${SCREENS.home.path}/MyDiary/`, 'diary'],
    [`${SCREENS.home.path}/nowhere/at/all`, 'home'],
  ])('%s marks %s', (path, entry) => {
    expect(currentEntry(MENU, path)).toBe(entry);
  });

  it('a page that a subscriber’s menu leaves out is the last entry of More while it is open, and marked', () => {
    for (const screen of ['reports', 'messages', 'program'] as const) {
      const menu = menuAt(SUBSCRIBER, SCREENS[screen].path);
      expect(menu.main).toEqual(familyMenu(SUBSCRIBER).main);
      expect(menu.more.at(-1)?.screen).toBe(screen);
      expect(currentEntry(menu, SCREENS[screen].path)).toBe(screen);
    }
    expect(currentEntry(menuAt(SUBSCRIBER, SCREENS.path.path), SCREENS.path.path)).toBe('program');
    expect(menuAt(SUBSCRIBER, SCREENS.diary.path)).toEqual(familyMenu(SUBSCRIBER));
    expect(menuAt(PARENT, SCREENS.messages.path)).toEqual(MENU);
  });
});
