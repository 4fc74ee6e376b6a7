import { expect, it } from 'vitest';
import { filesOf } from './chunks.ts';

type Made = { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[]; bytes?: number };

const MAIN = '/index.html';
const PUBLIC_TABLE = '/src/app/public-screens.ts';
const LOGIN = '/features/auth/LoginScreen.tsx';
const OTHER = '/features/public/OtherScreen.tsx';
const SESSION = '/sign-in/session-code.ts';
const AREA = '/app/SignedInArea.tsx';
const FAMILY = '/dashboards/CustomerHome.tsx';
const STAFF = '/features/workspace/public.ts';
const CHILD = '/child-page/ChildPageScreen.tsx';
const A = '/features/a/A.tsx';
const B = '/features/b/B.tsx';
const C = '/features/c/C.tsx';
const DIALOG = '/features/a/Dialog.tsx';
const LARGE = 90_000;
const MODULES: Record<string, Made> = {
  [MAIN]: { isEntry: true },
  [PUBLIC_TABLE]: { importers: [MAIN] },
  '/kernel/api.ts': { importers: [MAIN, A] },
  [LOGIN]: { dynamicImporters: [PUBLIC_TABLE] },
  [OTHER]: { dynamicImporters: [PUBLIC_TABLE] },
  [SESSION]: { dynamicImporters: [MAIN], importers: [AREA] },
  '/kernel/session.ts': { importers: [SESSION, AREA] },
  '/kernel/storage.ts': { importers: [SESSION, LOGIN] },
  [AREA]: { dynamicImporters: [MAIN] },
  [FAMILY]: { dynamicImporters: [AREA] },
  [STAFF]: { dynamicImporters: [AREA] },
  [CHILD]: { dynamicImporters: [AREA] },
  [A]: { dynamicImporters: [AREA] },
  [B]: { dynamicImporters: [AREA] },
  [C]: { dynamicImporters: [AREA] },
  [DIALOG]: { dynamicImporters: [A] },
  '/ui/field.tsx': { importers: [LOGIN, A] },
  '/ui/icon.tsx': { importers: [LOGIN, AREA] },
  '/ui/draft.tsx': { importers: [OTHER, AREA] },
  '/ui/frame.tsx': { importers: [AREA, A] },
  '/ui/card.tsx': { importers: [FAMILY, A] },
  '/ui/status.tsx': { importers: [FAMILY, CHILD] },
  '/ui/both.tsx': { importers: [FAMILY, STAFF] },
  '/ui/large.tsx': { importers: [A, B], bytes: LARGE },
  '/ui/other-large.tsx': { importers: [B, C], bytes: LARGE },
  '/ui/list.tsx': { importers: [A, B, C], bytes: 6000 },
  '/ui/small.tsx': { importers: [A, C], bytes: 100 },
  '/ui/of-dialog.tsx': { importers: [A, DIALOG], bytes: LARGE },
  '/x/node_modules/react-dom/client.js': { importers: [MAIN] },
  '/x/node_modules/zod/index.js': { importers: [A] },
  '/features/a/own.ts': { importers: [A] },
};
const importedBy = (id: string, way: 'importers' | 'dynamicImporters') =>
  Object.keys(MODULES).filter((other) => MODULES[other]?.[way]?.includes(id));
const graph = {
  getModuleInfo: (id: string) => {
    const made = MODULES[id];
    const info = made && {
      isEntry: false,
      importers: [],
      dynamicImporters: [],
      importedIds: importedBy(id, 'importers'),
      dynamicallyImportedIds: importedBy(id, 'dynamicImporters'),
      code: 'x'.repeat(made.bytes ?? 2000),
      ...made,
    };
    return (info ?? null) as never;
  },
};
const chunkOf = filesOf(MAIN, graph);
const files = (...ids: string[]) => ids.map((id) => chunkOf.get(id) ?? null);

it('modules of the entry, and those that sign-in and the signed-in area share, are in its chunk', () => {
  expect(files('/kernel/api.ts', '/ui/icon.tsx')).toEqual(['start', 'start']);
});

it('the sign-in chunk contains nothing that only other public pages or the signed-in area need', () => {
  expect(files(LOGIN, '/ui/field.tsx', '/ui/frame.tsx')).toEqual(['sign-in', 'sign-in', 'signed-in']);
});

it('a public page does not load the signed-in area for what they share', () => {
  expect(files('/ui/draft.tsx')).toEqual(['common']);
});

it('the code of a session is loaded without the sign-in page, and by public pages without the signed-in area', () => {
  expect(files(SESSION, '/kernel/session.ts')).toEqual(['common', 'common']);
  expect(files('/kernel/storage.ts')).toEqual(['start']);
});

it('the family home is one chunk, and staff load nothing of it', () => {
  expect(files(FAMILY, '/ui/card.tsx')).toEqual(['home', 'home']);
  expect(files('/ui/both.tsx', '/ui/status.tsx')).toEqual(['signed-in', 'signed-in']);
});

it('large modules of different screens are apart, and a small one shares a chunk with what costs least', () => {
  const [large, other, list, small] = files('/ui/large.tsx', '/ui/other-large.tsx', '/ui/list.tsx', '/ui/small.tsx');
  expect(new Set([large, other, list]).size).toBe(3);
  expect(small).toBe(list);
});

it('what a screen shares only with its own dialog is in the chunk of the screen', () => {
  const [shared, own, screen, dialog] = files('/ui/of-dialog.tsx', '/features/a/own.ts', A, DIALOG);
  expect([own, shared]).toEqual([screen, screen]);
  expect(dialog).not.toBe(screen);
});

it('React is in the chunk that every page loads, schemas are not', () => {
  expect(files('/x/node_modules/react-dom/client.js', '/x/node_modules/zod/index.js')).toEqual(['base', 'schemas']);
});
