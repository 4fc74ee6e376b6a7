import { circlesIn } from './circles.mjs';
import { placeOf } from './floors.mjs';

// The project's dependency rules. `from` selects files, `forbids` checks one import of such a file, `holds` finds text
// in it, `identifiers` names in its code, `alone` requires that nothing else is in its folder, `finds` checks all files
// together, `hint` says what to do instead. `planted` breaks the rule (a list: separate trees) and `innocent` is
// close to it but allowed: both are tested on every run.

const inside = (folder) => (path) => path.startsWith(folder);
const isTest = (file) => /\.test\.tsx?$/.test(file) || /\/testing\//.test(file);

const contract = inside('packages/contract/src/');
const fixtures = inside('packages/fixtures/src/');
const api = inside('apps/api/');
const web = inside('apps/web/');

const DATABASE = ['drizzle-orm', 'pg', '@electric-sql/pglite'];
const SERVER = [...DATABASE, 'fastify', 'pino', 'nodemailer', '@node-rs/argon2'];
const SCREEN = ['react', 'react-dom', 'downshift', '@tanstack/react-query'];
const LIBRARIES = ['antd', '@mui/material', '@headlessui/react', 'radix-ui', 'react-aria-components', '@base-ui/react'];
/** Headless parts on which the kit builds; each is loaded with the screens that need it. */
const HEADLESS = ['downshift', 'react-day-picker'];
const TEST_ONLY = ['vitest', 'fast-check'];

const isSharedCode = (file) => /^apps\/(api|web)\/src\/(kernel|ui)\//.test(file);
const isFeature = (path) => /^apps\/(api|web)\/src\/features\//.test(path);
const sliceOf = (path) => /^apps\/(?:api|web)\/src\/features\/([^/]+)\//.exec(path)?.[1];
const isPublicDoor = (path) => /\/features\/[^/]+\/public(\.tsx?)?$/.test(path);
const holdsQueries = (file) =>
  /\/(?:[\w-]+\.)?queries\.ts$|\/tables\.ts$/.test(file) || file.startsWith('apps/api/src/kernel/db/');
const isKitControl = (file) => /^apps\/web\/src\/ui\/(select|pick)\//.test(file);
/** The pickers format times as they are sent, the wall clock parses its parts as numbers. */
const formatsTimes = (file) =>
  /^(apps\/web\/src\/ui\/((said-)?dates\.ts$|pick\/)|packages\/contract\/src\/kernel\/(clock-text|wall-clock|dates)\.ts$)/.test(
    file,
  );
/** `page.ts` runs inside a worker thread; `tasks.ts` is the module such a thread loads. */
const sanitisesDirectly = (file) =>
  file.startsWith('apps/api/src/kernel/html/') ||
  ['apps/api/src/tasks.ts', 'apps/api/src/features/privacy/export/page.ts'].includes(file);

/**
 * The names that the slices translate (packages/contract/src/<slice>/wire.ts). Not `session` and `sessionId`, which
 * sign-in uses too, nor `outcome`, which the domain uses for another field.
 */
const WIRE_NAMES =
  /\b(?:goals?|goalName|goalObject|goalsProgress|typeOfGoal|currentGoal(?:Object)?|primaryGoal|milestones?|milestoneObject|completedMilestones|thridPartyApp(?:Name|Desc)|resoruceAction|isStared|socialSkillAssesment)\b/;
/** Tests and sample bodies use the wire names. */
const speaksWire = (file) => isTest(file) || file.endsWith('.samples.ts') || !/^apps\/(api|web)\/src\//.test(file);

export const RULES = [
  {
    name: 'the contract imports only zod',
    from: contract,
    forbids: (target, file) => {
      if (target.path) return !contract(target.path);
      return (
        target.package !== 'zod' &&
        !(isTest(file) && (TEST_ONLY.includes(target.package) || target.package.startsWith('node:')))
      );
    },
    hint: 'Both sides load the contract: keep it to zod and its own files.',
    planted: { 'packages/contract/src/alpha/schemas.ts': "import dayjs from 'dayjs';\nexport const now = dayjs;" },
    innocent: {
      'packages/contract/src/alpha/schemas.ts':
        "import { z } from 'zod';\nexport { id } from '../kernel/fields.ts';\nexport const a = z.string();",
    },
  },
  {
    name: 'the kernel of the contract knows no slice',
    from: (file) => file.startsWith('packages/contract/src/kernel/') && !isTest(file),
    forbids: (target) => Boolean(target.path) && !target.path.startsWith('packages/contract/src/kernel/'),
    hint: 'Move what both need into the kernel, or let the slice pass it in.',
    planted: {
      'packages/contract/src/kernel/a.ts': "import type { B } from '../alpha/schemas.ts';\nexport type A = B;",
    },
    innocent: { 'packages/contract/src/kernel/a.ts': "export { b } from './b.ts';" },
  },
  {
    name: 'fixtures stand on the contract alone',
    from: fixtures,
    forbids: (target) =>
      target.path ? api(target.path) || web(target.path) : [...SERVER, ...SCREEN].includes(target.package),
    hint: 'Builders make plain records; the API and the tests put them where they belong.',
    planted: {
      'packages/fixtures/src/a.ts':
        "import { tables } from '../../../apps/api/src/features/alpha/tables.ts';\nexport const a = tables;",
    },
    innocent: { 'packages/fixtures/src/a.ts': "export { roles } from '@amberway/contract/kernel/roles';" },
  },
  {
    name: 'the API never imports the web',
    from: api,
    forbids: (target) =>
      target.path ? web(target.path) : SCREEN.includes(target.package) || target.package === '@amberway/web',
    hint: 'API and web meet only in the contract.',
    planted: {
      'apps/api/src/features/alpha/routes.ts': "export const load = () => import('../../../../web/src/app/router.ts');",
    },
    innocent: { 'apps/api/src/features/alpha/routes.ts': "export { b } from '@amberway/contract/alpha/endpoints';" },
  },
  {
    name: 'the web never imports the API',
    from: web,
    forbids: (target) =>
      target.path ? api(target.path) : SERVER.includes(target.package) || target.package === '@amberway/api',
    hint: 'API and web meet only in the contract.',
    planted: {
      'apps/web/src/features/alpha/queries.ts':
        "import type { Row } from '../../../../api/src/features/alpha/tables.ts';\nexport type A = Row;",
    },
    innocent: { 'apps/web/src/features/alpha/queries.ts': "export { b } from '@amberway/contract/alpha/endpoints';" },
  },
  {
    name: 'kernel and ui never import features',
    from: (file) => isSharedCode(file) && !isTest(file),
    forbids: (target) => Boolean(target.path) && isFeature(target.path),
    hint: 'Let the feature hand it in (a registration, a prop), so that the shared part stays free of areas.',
    planted: { 'apps/web/src/ui/deep/list.tsx': "export const load = () => import('../../features/alpha/public.ts');" },
    innocent: { 'apps/web/src/ui/deep/list.tsx': "export { b } from '../../kernel/api.ts';" },
  },
  {
    name: 'a slice imports another only through its public.ts',
    from: (file) => isFeature(file) && !isTest(file),
    forbids: (target, file) =>
      Boolean(target.path) &&
      isFeature(target.path) &&
      sliceOf(target.path) !== sliceOf(file) &&
      !isPublicDoor(target.path),
    hint: "Export what is meant for others from that slice's public.ts.",
    planted: {
      'apps/api/src/features/alpha/hooks/a.ts': "import { find } from '../../beta/queries.ts';\nexport const a = find;",
    },
    innocent: {
      'apps/api/src/features/alpha/hooks/a.ts':
        "export { b } from '../queries.ts';\nexport { c } from '../../beta/public.ts';",
    },
  },
  {
    name: 'a slice imports only slices of lower floors',
    from: (file) => placeOf(file) !== undefined && !isTest(file),
    forbids: (target, file) => {
      const to = target.path && placeOf(target.path);
      const own = placeOf(file);
      return Boolean(to) && to.part === own.part && to.slice !== own.slice && to.floor >= own.floor;
    },
    finds: (files) => {
      const homeless = files.map(({ file }) => placeOf(file)).filter((place) => place?.floor === -1);
      return [...new Set(homeless.map(({ part, slice }) => `${part.folder}${slice} is on no floor`))];
    },
    hint: 'The order is in scripts/boundaries/floors.mjs: move what both need down, or let the upper slice declare it.',
    planted: [
      {
        'apps/api/src/features/notifications/notify/a.ts':
          "import type { Task } from '../../tasks/public.ts';\nexport type A = Task;",
      },
      // Slices on the same floor do not import each other.
      { 'apps/api/src/features/tasks/a.ts': "export { b } from '../activity-notes/public.ts';" },
      { 'apps/web/src/features/members/a.tsx': "export const load = () => import('../users/public.ts');" },
      { 'packages/contract/src/tasks/a.ts': "import { b } from '../skills/schemas.ts';\nexport const a = b;" },
      { 'apps/api/src/features/unheard-of/a.ts': 'export const a = 1;' },
    ],
    innocent: {
      'apps/api/src/features/tasks/a.ts':
        "export { b } from '../notifications/public.ts';\nexport { c } from './c.ts';\nexport { d } from '@amberway/contract/outcomes/texts';",
      'apps/api/src/features/notifications/a.test.ts': "export { b } from '../tasks/public.ts';",
      'apps/web/src/features/users/a.tsx': "export { b } from '../members/public.ts';",
      'packages/contract/src/skills/a.ts':
        "export { b } from '../tasks/schemas.ts';\nexport { c } from '../kernel/c.ts';",
    },
  },
  {
    name: 'no circle between files, not even of types',
    finds: (files) => circlesIn(files).map((circle) => circle.join(' → ')),
    hint: 'Give what both need a file of its own, below both.',
    planted: [
      {
        'apps/api/src/kernel/a.ts': "import type { B } from './b.ts';\nexport type A = B[];",
        'apps/api/src/kernel/b.ts': "import type { C } from './c.ts';\nexport type B = C[];",
        'apps/api/src/kernel/c.ts': "import type { A } from './a.ts';\nexport type C = A | null;",
      },
      {
        'apps/web/src/features/alpha/A.tsx':
          "export const load = () => import('./B.tsx');\nexport type Props = object;",
        'apps/web/src/features/alpha/B.tsx': "import type { Props } from './A.tsx';\nexport type B = Props;",
      },
      {
        'packages/contract/src/alpha/a.ts': "export * from './b.ts';",
        'packages/contract/src/alpha/b.ts':
          "import { a } from '@amberway/contract/alpha/a';\nexport const b = () => a;",
      },
    ],
    innocent: {
      'apps/api/src/kernel/a.ts': "export { b } from './b.ts';\nexport { c } from './c.ts';",
      'apps/api/src/kernel/b.ts': "export { c as b } from './c.ts';",
      'apps/api/src/kernel/c.ts': 'export const c = 1;',
    },
  },
  {
    name: 'the database library stays in queries, tables, kernel/db and tests',
    from: (file) => file.startsWith('apps/api/src/') && !holdsQueries(file) && !isTest(file),
    forbids: (target) => DATABASE.includes(target.package),
    hint: 'Put the statement into queries.ts, or into a *.queries.ts beside it, and give it a name.',
    planted: {
      'apps/api/src/features/alpha/service.ts': "import { eq } from 'drizzle-orm/sql';\nexport const a = eq;",
    },
    innocent: {
      'apps/api/src/features/alpha/queries.ts': "export { eq } from 'drizzle-orm';",
      'apps/api/src/features/alpha/ideas.queries.ts': "export { eq } from 'drizzle-orm';",
    },
  },
  {
    name: 'no folder is there for its queries alone',
    from: (file) => /^apps\/api\/src\/features\/.+\/queries\.ts$/.test(file),
    alone: true,
    hint: 'Name it <folder>.queries.ts and put it beside the code that uses it.',
    planted: {
      'apps/api/src/features/alpha/routes.ts': "export { a } from './ideas/queries.ts';",
      'apps/api/src/features/alpha/ideas/queries.ts': 'export const a = 1;',
      'apps/api/src/features/alpha/ideas/queries.test.ts': "import './queries.ts';",
    },
    innocent: {
      'apps/api/src/features/alpha/ideas.queries.ts': 'export const a = 1;',
      'apps/api/src/features/alpha/ideas/queries.ts': 'export const b = 1;',
      'apps/api/src/features/alpha/ideas/save.ts': "export { b } from './queries.ts';",
    },
  },
  {
    name: 'the kit is the only component library, and public pages load no headless parts',
    from: (file) => web(file),
    forbids: (target, file) =>
      LIBRARIES.includes(target.package) || (HEADLESS.includes(target.package) && !isKitControl(file)),
    hint: 'Use ui/kit, ui/select and ui/pick: one kind of button and dialog, and keys that never submit a form.',
    planted: { 'apps/web/src/features/alpha/a.tsx': "export { useCombobox } from 'downshift';" },
    innocent: { 'apps/web/src/ui/select/a.tsx': "export { useCombobox } from 'downshift';" },
  },
  {
    name: 'a search is a SearchInput',
    from: (file) => web(file) && !isTest(file) && file !== 'apps/web/src/ui/SearchInput.tsx',
    holds: /type="search"|<Input\.Search/g,
    hint: 'Use ui/SearchInput: it stops at the length that the server takes.',
    planted: { 'apps/web/src/ui/a.tsx': 'export const A = () => <input type="search" />;' },
    innocent: { 'apps/web/src/ui/a.tsx': 'export const A = () => <input type="text" />;' },
  },
  {
    name: 'times are formatted in one place',
    from: (file) => !isTest(file) && !formatsTimes(file),
    holds:
      /\.toLocale(?:Time|Date)String\(|timeStyle: |(?:hour|minute): ['"]|\.toLocaleString\([^)]*(?:dateStyle|timeStyle)|['"`][^'"`\n]*hh?:mm A['"`]|\.format\(['"`][^'"`\n]*[Hh]:mm[^'"`\n]*['"`]\)/g,
    hint: 'Use formatTime or formatDateTime of the contract’s kernel/clock-text: hh:mm A on the clock of the viewer.',
    planted: {
      'apps/web/src/ui/a.ts':
        "export const a = (at: string) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });",
    },
    innocent: {
      'apps/web/src/ui/a.ts':
        "export { formatTime } from './dates.ts';\nexport const n = (1000).toLocaleString('en-AU');",
    },
  },
  {
    name: 'wire names stay in the contract',
    from: (file) => !speaksWire(file),
    identifiers: WIRE_NAMES,
    hint: "Use the domain's word (outcome, skill, note, tool name); the slice's wire.ts translates it once.",
    planted: { 'apps/web/src/features/alpha/a.ts': 'export const a = (task: Task) => task.milestone;' },
    innocent: {
      'apps/web/src/features/alpha/a.ts':
        "export const a = (task: Task) => task.skill;\nexport const path = '/goal';\nexport const type = 'milestoneType';",
    },
  },
  {
    name: 'who is looking is asked by a predicate',
    from: (file) =>
      !isTest(file) &&
      !file.endsWith('.samples.ts') &&
      !/^packages\/contract\/src\/kernel\/(roles|permissions)\.ts$/.test(file),
    holds: /(?:[=!]==|\bcase) '(?:Customer|Business|BusinessUser|Administrator|BusinessAccesCustomer)'/g,
    hint: 'Use isFamily, isStaff, actsForFamily and their neighbours in the contract’s kernel/roles.',
    planted: {
      'apps/web/src/features/alpha/a.ts': "export const a = (me: { role: string }) => me.role === 'Customer';",
    },
    innocent: {
      'apps/web/src/features/alpha/a.ts':
        "import { isFamily } from '@amberway/contract/kernel/roles';\nexport const a = isFamily({ role: 'Customer' });",
    },
  },
  {
    name: 'a text field takes its limit from the schema',
    from: (file) => web(file) && !isTest(file),
    holds: /maxLength=\{[\d_]+\}|MAX_LENGTH = [\d_]+/g,
    hint: 'FormField sets it; elsewhere use maxLengthAt of ui/form/max-length.ts with the schema of the body.',
    planted: { 'apps/web/src/features/alpha/a.tsx': 'export const A = () => <input maxLength={300} />;' },
    innocent: {
      'apps/web/src/features/alpha/a.tsx':
        "export const A = () => <input maxLength={maxLengthAt(createBody, ['title'])} />;",
    },
  },
  {
    name: 'HTML is sanitised through kernel/html/clean.ts',
    from: (file) => file.startsWith('apps/api/src/') && !sanitisesDirectly(file) && !isTest(file),
    forbids: (target) => target.path === 'apps/api/src/kernel/html/sanitise.ts' || target.package === 'sanitize-html',
    hint: 'Use cleanHtml: it sends long texts to a worker thread, so that no request waits for them.',
    planted: {
      'apps/api/src/features/alpha/service.ts':
        "import { sanitiseHtml } from '../../kernel/html/sanitise.ts';\nexport const a = sanitiseHtml;",
    },
    innocent: {
      'apps/api/src/features/alpha/service.ts': "export { cleanHtml } from '../../kernel/html/clean.ts';",
    },
  },
];
