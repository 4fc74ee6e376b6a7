import { expect, it } from 'vitest';
import { fileOf } from './chunks.ts';

type Made = { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] };

const SCREENS_TABLE = '/src/app/screens.ts';
const PUBLIC_TABLE = '/src/app/public-screens.ts';
const LOGIN = '/features/auth/LoginScreen.tsx';
const OTHER = '/features/public/OtherScreen.tsx';
const SESSION = '/sign-in/session-code.ts';
const AREA = '/app/SignedInArea.tsx';
const FAMILY = '/dashboards/CustomerHome.tsx';
const STAFF = '/features/workspace/public.ts';
const PROGRAMME = '/outcomes/ProgrammeScreen.tsx';
const LIBRARY = '/learning/LearningScreen.tsx';
const A = '/features/a/A.tsx';
const B = '/features/b/B.tsx';
const MODULES: Record<string, Made> = {
  '/main.tsx': { isEntry: true },
  '/kernel/api.ts': { importers: ['/main.tsx', A] },
  [LOGIN]: { dynamicImporters: [PUBLIC_TABLE] },
  [OTHER]: { dynamicImporters: [PUBLIC_TABLE] },
  [SESSION]: { dynamicImporters: ['/main.tsx'], importers: [AREA] },
  '/kernel/session.ts': { importers: [SESSION, AREA] },
  '/kernel/storage.ts': { importers: [SESSION, LOGIN] },
  [AREA]: { dynamicImporters: ['/main.tsx'] },
  [FAMILY]: { dynamicImporters: ['/dashboards/HomeScreen.tsx'] },
  [STAFF]: { dynamicImporters: ['/dashboards/HomeScreen.tsx'] },
  [PROGRAMME]: { dynamicImporters: [SCREENS_TABLE] },
  [LIBRARY]: { dynamicImporters: [SCREENS_TABLE] },
  [A]: { dynamicImporters: [SCREENS_TABLE] },
  [B]: { dynamicImporters: [SCREENS_TABLE] },
  '/features/c/C.tsx': { dynamicImporters: [SCREENS_TABLE] },
  '/ui/field.tsx': { importers: [LOGIN, A] },
  '/ui/icon.tsx': { importers: [LOGIN, AREA] },
  '/ui/draft.tsx': { importers: [OTHER, AREA] },
  '/ui/wide.tsx': { importers: [OTHER, A] },
  '/ui/frame.tsx': { importers: [AREA, A] },
  '/ui/card.tsx': { importers: [FAMILY, A] },
  '/ui/both.tsx': { importers: [FAMILY, STAFF] },
  '/ui/chart.tsx': { importers: [STAFF, A] },
  '/ui/row.tsx': { importers: [STAFF, PROGRAMME] },
  '/ui/filter.tsx': { importers: [STAFF, LIBRARY, A] },
  '/ui/form.tsx': { importers: [STAFF, '/ui/list.tsx'] },
  '/ui/list.tsx': { importers: [A, B, '/features/c/C.tsx'] },
  '/ui/part.tsx': { importers: ['/ui/list.tsx'] },
  '/ui/pair.tsx': { importers: [A, B] },
  '/features/a/own.ts': { importers: [A] },
};
const graph = {
  getModuleInfo: (id: string) => {
    const made = MODULES[id];
    return (made && { isEntry: false, importers: [], dynamicImporters: [], ...made }) as never;
  },
};
const files = (...ids: string[]) => ids.map((id) => fileOf(id, graph));

it('modules of the entry, and those that sign-in and the signed-in area share, are in its chunk', () => {
  expect(files('/kernel/api.ts', '/ui/icon.tsx')).toEqual(['start', 'start']);
});

it('the sign-in chunk contains nothing that only other public pages or the signed-in area need', () => {
  expect(files(LOGIN, '/ui/field.tsx', '/ui/wide.tsx', '/ui/frame.tsx')).toEqual([
    'sign-in',
    'sign-in',
    'public',
    'signed-in',
  ]);
});

it('a public page does not load the signed-in area for what they share', () => {
  expect(files('/ui/draft.tsx')).toEqual(['common']);
});

it('the code of a session is loaded without the sign-in page, and by public pages without the signed-in area', () => {
  expect(files(SESSION, '/kernel/session.ts')).toEqual(['common', 'common']);
  expect(files('/kernel/storage.ts')).toEqual(['start']);
});

it('modules shared by many screens are in one chunk with their dependencies; the rest stays with its screens', () => {
  expect(files('/ui/list.tsx', '/ui/part.tsx')).toEqual(['screens', 'screens']);
  expect(files('/ui/pair.tsx', '/features/a/own.ts')).toEqual([null, null]);
});

it('each role has its home in one chunk; what both homes need is in the signed-in area', () => {
  expect(files(FAMILY, '/ui/card.tsx')).toEqual(['home', 'home']);
  expect(files(STAFF, '/ui/chart.tsx')).toEqual(['staff', 'staff']);
  expect(files('/ui/both.tsx')).toEqual(['signed-in']);
  // A family's screen that needs a part of the workspace loads that part only, and no forms.
  expect(files('/ui/form.tsx', '/ui/row.tsx', '/ui/filter.tsx')).toEqual(['shared', 'cards', 'lists']);
});

it('React is in the chunk that every page loads, schemas are not', () => {
  expect(files('/x/node_modules/react-dom/client.js', '/x/node_modules/zod/index.js')).toEqual(['base', 'schemas']);
});
