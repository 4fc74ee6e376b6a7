import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideProgram } from './program.ts';
import { makeEmbeddedTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
  }
}

export default async (project: TestProject) => {
  const removeProgram = await provideProgram(project);
  const template = await makeEmbeddedTemplate();
  project.provide('embeddedTemplate', template);
  return () => Promise.all([removeProgram(), rm(dirname(template), { recursive: true, force: true })]);
};
