import { existsSync, readdirSync } from 'node:fs';
import { Failure } from '../lib/failure.mjs';
import { inRoot } from '../lib/root.mjs';
import { runForCode } from '../lib/run.mjs';
import { toolScript } from '../lib/tool.mjs';

const workspaces = () =>
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(inRoot(group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${group}/${entry.name}`),
  );

/** One compiler run per workspace, and one for the journeys and configurations at the root. */
export const checkTypes = async () => {
  const projects = [...workspaces(), '.'];
  for (const project of projects) {
    if (!existsSync(inRoot(project, 'tsconfig.json'))) throw new Failure(`${project} has no tsconfig.json.`);
  }
  let failed = 0;
  for (const project of projects) {
    const code = await runForCode(process.execPath, [toolScript('typescript', 'tsc'), '--noEmit', '-p', project]);
    if (code !== 0) failed += 1;
  }
  return { passed: projects.length - failed, failed };
};
