import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildApi } from '../../../../scripts/lib/build-api.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    program: string;
  }
}

/**
 * The server as it is shipped, made of the sources of now: it starts in a third of the time that they would take.
 * Returns how to remove it.
 */
export const provideProgram = async (project: TestProject) => {
  const folder = await buildApi(`.tests-${project.name}-${process.pid}`);
  project.provide('program', folder);
  return () => rm(folder, { recursive: true, force: true });
};
