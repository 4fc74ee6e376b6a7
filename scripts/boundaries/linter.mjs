import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { toolScript } from '../lib/tool.mjs';
import { inScratchTree } from './check.mjs';

// Plants violations that the linter must find, to check that its rules are switched on and work.

const CYCLE = {
  'apps/api/src/kernel/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
  'apps/api/src/kernel/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
};

const WRONG_TYPE = {
  'apps/api/tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] } }',
  'apps/api/src/kernel/a.ts': "export const a: number = 'one';\n",
};

/** The command of `npm run lint`. */
const LINT = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  .scripts.lint.split(' ')
  .slice(1);

const linterReports = (planted, ...options) =>
  inScratchTree(planted, (base) => {
    copyFileSync(inRoot('.oxlintrc.json'), join(base, '.oxlintrc.json'));
    const command = [toolScript('oxlint'), ...options, '.'];
    // Outside the project it would not find the type-aware part.
    const env = { ...process.env, OXLINT_TSGOLINT_PATH: toolScript('oxlint-tsgolint', 'tsgolint') };
    return spawnSync(process.execPath, command, { cwd: base, env, encoding: 'utf8' }).stdout;
  });

/** What the linter missed, as sentences. */
export const unnoticedByLinter = () => [
  ...(linterReports(CYCLE).includes('import(no-cycle)') ? [] : ['The linter did not catch a planted import cycle.']),
  ...(linterReports(WRONG_TYPE, ...LINT).includes('TS2322') ? [] : ['The linter did not catch a planted wrong type.']),
];
