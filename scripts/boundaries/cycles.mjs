import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/root.mjs';
import { toolScript } from '../lib/tool.mjs';
import { inScratchTree } from './check.mjs';

const PLANTED = {
  'apps/api/src/kernel/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
  'apps/api/src/kernel/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
};

/** Cycles are the linter's to find (import/no-cycle); this plants one to see that the rule is switched on and works. */
export const cyclesAreCaught = () =>
  inScratchTree(PLANTED, (base) => {
    copyFileSync(inRoot('.oxlintrc.json'), join(base, '.oxlintrc.json'));
    const { stdout } = spawnSync(process.execPath, [toolScript('oxlint'), '.'], { cwd: base, encoding: 'utf8' });
    return stdout.includes('import(no-cycle)');
  });
