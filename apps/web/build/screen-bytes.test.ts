import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildForBytes, explain, lazyPartsOf, loadedBy } from './screen-bytes.ts';

const KB = 1024;
const AREA = '/app/SignedInArea.tsx';
const STAFF = [AREA, '/sidebar/StaffSidebar.tsx', '/shell/StaffTools.tsx'];
const WORKSPACE = [...STAFF, '/workspace/Workspace.tsx'];
const FAMILY_HOME = [AREA, '/dashboards/CustomerHome.tsx'];

// Kilobytes after gzip, at most 3 % above what was measured, so that a dependency added by accident is noticed. Of the
// sign-in page, React alone is 66.
const SCREENS = [
  { screen: 'sign-in', parts: ['/auth/LoginScreen.tsx'], scripts: 80 },
  { screen: 'family home', parts: FAMILY_HOME, all: 178 },
  { screen: 'programme of a family', parts: [AREA, '/outcomes/ProgrammeScreen.tsx'], all: 212 },
  { screen: 'notes of a family', parts: [AREA, '/list/NotesScreen.tsx'], all: 198 },
  { screen: 'note of a family', parts: [AREA, '/note/NoteScreen.tsx'], all: 196 },
  { screen: 'messages of a family', parts: [AREA, '/thread/MessagesScreen.tsx'], all: 206 },
  { screen: 'library of a family', parts: [AREA, '/learning/LearningScreen.tsx'], all: 238 },
  { screen: 'workspace', parts: WORKSPACE, all: 270 },
  { screen: 'customers', parts: [...STAFF, '/users/UserListScreen.tsx'], all: 428 },
];

/** What the family home loads only on a press or for others. The parts above are loaded at once. */
const ON_DEMAND = [
  'cards/CurrentSkills.tsx',
  'dashboards/ClientHome.tsx',
  'dashboards/NoChildHome.tsx',
  'favourites/FavouriteDialog.tsx',
  'home/MoreParts.tsx',
  'news/SlidesDialog.tsx',
  'notifications/BellPanel.tsx',
  'palette/CommandPalette.tsx',
  'privacy/ConsentDialog.tsx',
  'session-requests/AskDialog.tsx',
  'shell/ActingFrame.tsx',
  'shell/MoreSheet.tsx',
  'shell/SectionTabs.tsx',
  'shell/StaffTools.tsx',
  'sidebar/StaffSidebar.tsx',
  'subscriber/SubscriberHome.tsx',
  'switch/ActAsSwitch.tsx',
  'theme/reading-font.ts',
  'users/ClientsOverlay.tsx',
  'wizard/WelcomeWizard.tsx',
  'workspace/public.ts',
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

  it('each part that the family home loads by itself is counted: a new one is listed here or above', () => {
    const counted = FAMILY_HOME.map((part) => part.slice(1));
    const lazy = lazyPartsOf(built, FAMILY_HOME, /\/app\/screens\.ts$/);
    expect(lazy.filter((part) => !counted.includes(part))).toEqual(ON_DEMAND.toSorted());
  });

  it('no two homes: staff load nothing of the family home', () => {
    const { names } = loadedBy(built, WORKSPACE);
    expect(names.filter((name) => name.includes('/home-'))).toEqual([]);
  });
});
