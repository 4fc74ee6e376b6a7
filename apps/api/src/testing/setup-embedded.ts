import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
  }
}

export default async (project: TestProject) => {
  const template = await makeEmbeddedTemplate();
  project.provide('embeddedTemplate', template);
  return () => rm(dirname(template), { recursive: true, force: true });
};
