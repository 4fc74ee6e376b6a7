import { expect, it } from 'vitest';
import { fileOf } from './chunks.ts';

type Made = { isEntry?: boolean; importers?: string[]; dynamicImporters?: string[] };

const SCREENS_TABLE = '/src/app/screens.ts';
const PUBLIC_TABLE = '/src/app/public-screens.ts';
const MODULES: Record<string, Made> = {
  '/main.tsx': { isEntry: true },
  '/kernel/api.ts': { importers: ['/main.tsx', '/features/a/A.tsx'] },
  '/features/auth/LoginScreen.tsx': { dynamicImporters: [PUBLIC_TABLE] },
  '/features/public/OtherScreen.tsx': { dynamicImporters: [PUBLIC_TABLE] },
  '/app/SignedInArea.tsx': { dynamicImporters: ['/main.tsx'] },
  '/dashboards/HomeScreen.tsx': { dynamicImporters: [SCREENS_TABLE] },
  '/features/a/A.tsx': { dynamicImporters: [SCREENS_TABLE] },
  '/features/b/B.tsx': { dynamicImporters: [SCREENS_TABLE] },
  '/features/c/C.tsx': { dynamicImporters: [SCREENS_TABLE] },
  '/ui/field.tsx': { importers: ['/features/auth/LoginScreen.tsx', '/features/a/A.tsx'] },
  '/ui/draft.tsx': { importers: ['/features/public/OtherScreen.tsx', '/app/SignedInArea.tsx'] },
  '/ui/frame.tsx': { importers: ['/app/SignedInArea.tsx', '/features/a/A.tsx'] },
  '/ui/card.tsx': { importers: ['/dashboards/HomeScreen.tsx', '/features/a/A.tsx'] },
  '/ui/list.tsx': { importers: ['/features/a/A.tsx', '/features/b/B.tsx', '/features/c/C.tsx'] },
  '/ui/part.tsx': { importers: ['/ui/list.tsx'] },
  '/ui/pair.tsx': { importers: ['/features/a/A.tsx', '/features/b/B.tsx'] },
  '/features/a/own.ts': { importers: ['/features/a/A.tsx'] },
};
const graph = {
  getModuleInfo: (id: string) => {
    const made = MODULES[id];
    return (made && { isEntry: false, importers: [], dynamicImporters: [], ...made }) as never;
  },
};
const file = (id: string) => fileOf(id, graph);

it('modules of the entry are in its chunk, whatever else uses them', () => {
  expect(file('/kernel/api.ts')).toBe('start');
});

it('the sign-in chunk contains nothing that only other public pages or the signed-in area need', () => {
  expect([file('/ui/field.tsx'), file('/ui/draft.tsx'), file('/ui/frame.tsx')]).toEqual([
    'sign-in',
    'public',
    'signed-in',
  ]);
});

it('modules shared by many screens are in one chunk with their dependencies; the rest stays with its screens', () => {
  expect([file('/ui/list.tsx'), file('/ui/part.tsx')]).toEqual(['screens', 'screens']);
  expect([file('/ui/pair.tsx'), file('/features/a/own.ts')]).toEqual([null, null]);
});

it('the home screen does not wait for modules that only other screens share', () => {
  expect(file('/ui/card.tsx')).toBe('home');
});

it('React is in the chunk that every page loads', () => {
  expect(file('/x/node_modules/react-dom/client.js')).toBe('base');
});
