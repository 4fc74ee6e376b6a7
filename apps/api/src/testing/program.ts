import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildApi } from '../../../../scripts/lib/build-api.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    program: string;
  }
}

/**
 * Builds the server as it is shipped: it starts in a third of the time that the sources take.
 * Returns a function that removes it.
 */
export const provideProgram = async (project: TestProject) => {
  const folder = await buildApi(`.tests-${project.name}-${process.pid}`);
  project.provide('program', folder);
  return () => rm(folder, { recursive: true, force: true });
};
