import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SHELL } from './device.ts';
import { buildPractise } from './practise-page.ts';
import { type Built, buildForBytes, explain, lazyPartsOf, loadedBy } from './screen-bytes.ts';

const KB = 1024;
const AREA = '/app/SignedInArea.tsx';
const STAFF = [AREA, '/sidebar/StaffSidebar.tsx', '/shell/StaffTools.tsx'];
const WORKSPACE = [...STAFF, '/workspace/public.ts'];
const FAMILY_HOME = [AREA, '/dashboards/CustomerHome.tsx'];
const NOTE = [AREA, '/note/NoteScreen.tsx'];
const NOTES = '/list/NotesScreen.tsx';

// `parts` is all that a screen loads for its first view, by itself or as it is drawn. Kilobytes after gzip, at most 3 %
// above what was measured, so that a dependency added by accident is noticed. Of the sign-in page, React alone is 66.
const SCREENS = [
  { screen: 'sign-in', parts: ['/auth/LoginScreen.tsx'], scripts: 80.5 },
  { screen: 'family home', parts: FAMILY_HOME, all: 193 },
  { screen: 'programme of a family', parts: [AREA, '/outcomes/ProgrammeScreen.tsx'], all: 227 },
  { screen: 'notes of a family', parts: [AREA, NOTES], all: 214 },
  {
    screen: 'note of a family',
    parts: [...NOTE, '/letter/MoreAbout.tsx', '/letter/AttachedFile.tsx', '/calendar/public.ts', '/note/Recording.tsx'],
    all: 244,
  },
  { screen: 'messages of a family', parts: [AREA, '/thread/MessagesScreen.tsx'], all: 210 },
  { screen: 'library of a family', parts: [AREA, '/learning/LearningScreen.tsx'], all: 214 },
  { screen: 'files of a family', parts: [AREA, '/client-files/ClientFilesScreen.tsx'], all: 239 },
  { screen: 'diary of a family', parts: [AREA, '/diary/DiaryScreen.tsx'], all: 248 },
  { screen: 'workspace', parts: WORKSPACE, all: 253 },
  { screen: 'page of a child', parts: [...STAFF, '/child-page/ChildPageScreen.tsx'], all: 236 },
  { screen: 'calendar of a coach', parts: [...STAFF, NOTES, '/calendar/CoachCalendar.tsx'], all: 320 },
  { screen: 'notes of a coach', parts: [...STAFF, NOTES, '/list/NotesList.tsx'], all: 336 },
  { screen: 'customers', parts: [...STAFF, '/users/UserListScreen.tsx'], all: 244 },
];

/** What those load only on a press, or for others. */
const ON_DEMAND = [
  'activity-notes/public.ts',
  'allocate/AllocateDialog.tsx',
  'calendar/CoachCalendar.tsx',
  'cards/CurrentSkills.tsx',
  'client-files/public.ts',
  'client-mail/SendMailDialog.tsx',
  'confirm/ConfirmByFactor.tsx',
  'dashboards/ClientHome.tsx',
  'dashboards/CustomerHome.tsx',
  'dashboards/NoChildHome.tsx',
  'device/pass-children.ts',
  'device/sealed-store.ts',
  'device/start.ts',
  'factors/FactorsDue.tsx',
  'family/StaffNotes.tsx',
  'family/ready-device.ts',
  'favourites/FavouriteDialog.tsx',
  'form/UserModal.tsx',
  'home/MoreParts.tsx',
  'item/ItemPage.tsx',
  'list/NotesList.tsx',
  'messages/MessageDrawer.tsx',
  'metrics/MetricModal.tsx',
  'news/SlidesDialog.tsx',
  'note/NoteOverList.tsx',
  'notifications/BellPanel.tsx',
  'outbox/Outbox.tsx',
  'outcomes/OutcomeModal.tsx',
  'palette/CommandPalette.tsx',
  'people/ChildSearch.tsx',
  'people/MemberSelect.tsx',
  'pick/Calendar.tsx',
  'privacy/ConsentDialog.tsx',
  'quick-links/QuickLinkModal.tsx',
  'ready/keep.ts',
  'schedule/ScheduleModal.tsx',
  'session-requests/AskDialog.tsx',
  'session-requests/DeclineDialog.tsx',
  'session-requests/OfferDialog.tsx',
  'shell/ActingFrame.tsx',
  'shell/MoreSheet.tsx',
  'shell/SectionTabs.tsx',
  'shell/StaffTools.tsx',
  'sidebar/StaffSidebar.tsx',
  'skills/SkillDrawer.tsx',
  'subscriber/SubscriberHome.tsx',
  'switch/ActAsSwitch.tsx',
  'tasks/NoteTaskDrawer.tsx',
  'tasks/TaskDrawer.tsx',
  'theme/reading-font.ts',
  'users/ClientsOverlay.tsx',
  'wizard/WelcomeWizard.tsx',
  'workspace/public.ts',
];

/** What the pages of a family load later without storing it: for staff, for other families, or on a press. */
const NOT_STORED = [
  'calendar/CoachCalendar.tsx',
  'calendar/public.ts',
  'cards/CurrentSkills.tsx',
  'dashboards/NoChildHome.tsx',
  'family/StaffNotes.tsx',
  'family/ready-device.ts',
  'list/NotesList.tsx',
  'note/NoteOverList.tsx',
  'note/Recording.tsx',
  'people/ChildSearch.tsx',
  'people/MemberSelect.tsx',
  'ready/keep.ts',
  'session-requests/AskDialog.tsx',
  'skills/SkillDrawer.tsx',
  'subscriber/SubscriberHome.tsx',
  'tasks/NoteTaskDrawer.tsx',
  'tasks/TaskDrawer.tsx',
  'theme/reading-font.ts',
];

let built: Built;
beforeAll(async () => {
  built = await buildForBytes();
}, 120_000);

describe('bytes of scripts and styles', () => {
  it.each(SCREENS)('the $screen stays within its limit', ({ parts, scripts, all }) => {
    const loaded = loadedBy(built, parts);
    const [bytes, limit] = scripts ? [loaded.scripts, scripts * KB] : [loaded.scripts + loaded.styles, (all ?? 0) * KB];
    expect(bytes, `${(bytes / KB).toFixed(1)} KB of ${limit / KB}\n${explain(built, loaded)}`).toBeLessThanOrEqual(
      limit,
    );
  });

  it('the family home needs at most six scripts and four styles', () => {
    const { names } = loadedBy(built, FAMILY_HOME);
    const styles = names.filter((name) => name.endsWith('.css'));
    expect(names.length - styles.length, names.join('\n')).toBeLessThanOrEqual(6);
    expect(styles.length, styles.join('\n')).toBeLessThanOrEqual(4);
  });

  it.each(SCREENS.slice(1))('each part that the $screen loads by itself is counted, or listed here', ({ parts }) => {
    const lazy = lazyPartsOf(built, parts, /\/app\/screens\.ts$/);
    const isCounted = (part: string) => parts.includes(`/${part}`);
    expect(lazy.filter((part) => !isCounted(part) && !ON_DEMAND.includes(part))).toEqual([]);
  });

  it('what is listed as loaded on a press is loaded so by one of the screens', () => {
    const lazy = SCREENS.flatMap(({ parts }) => lazyPartsOf(built, parts, /\/app\/screens\.ts$/));
    expect(ON_DEMAND.filter((part) => !lazy.includes(part))).toEqual([]);
  });

  it('a device that is kept ready stores what the pages of a family load later [practice (j)]', () => {
    const stored = ['/dashboards/CustomerHome.tsx', '/outcomes/ProgrammeScreen.tsx', NOTES, '/note/NoteScreen.tsx'];
    const lazy = lazyPartsOf(built, stored, /\/app\/screens\.ts$/);
    const isStored = (part: string) => SHELL.some((module) => module.test(`/${part}`));
    expect(lazy.filter((part) => !isStored(part) && !NOT_STORED.includes(part))).toEqual([]);
    expect(NOT_STORED.filter((part) => !lazy.includes(part))).toEqual([]);
  });

  it.each(['workspace', 'page of a child', 'customers'])('the %s loads nothing of the family home', (screen) => {
    const parts = SCREENS.find((one) => one.screen === screen)?.parts ?? [];
    expect(loadedBy(built, parts).names.filter((name) => name.includes('/home-'))).toEqual([]);
  });

  it('the page Practise loads at most 60 KB of scripts, and little more than what it needs [practice (i)]', async () => {
    // A test's environment would add what only development needs.
    vi.stubEnv('NODE_ENV', 'production');
    const files = await buildPractise().finally(() => vi.unstubAllEnvs());
    const scripts = files.filter(({ fileName }) => fileName.endsWith('.js'));
    const bytes = scripts.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0);
    expect(bytes, `${(bytes / KB).toFixed(1)} KB`).toBeLessThanOrEqual(30 * KB);
    expect(bytes).toBeGreaterThan(10 * KB);
  }, 120_000);
});
