import type { TestProject } from 'vitest/node';
import { provideProgram } from './program.ts';
import { makePostgresTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresServer: string;
  }
}

export default async (project: TestProject) => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('These tests need a PostgreSQL server: set TEST_DATABASE_URL or use npm test.');
  await makePostgresTemplate(server);
  project.provide('postgresServer', server);
  return provideProgram(project);
};
