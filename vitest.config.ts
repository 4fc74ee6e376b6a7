import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

// One project per part. The API's tests run on the embedded database; those in *.pg.test.ts need a PostgreSQL, whose
// address `npm test` puts into TEST_DATABASE_URL.
export default defineConfig({
  test: {
    // The runner itself has little to do: leave no core to it alone.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'fixtures', root: 'packages/fixtures', include: ['src/**/*.test.ts'] } },
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.pg.test.ts'],
          globalSetup: ['src/testing/setup-embedded.ts'],
          // Files share a worker's modules: loading the embedded engine anew costs more than most files' tests.
          isolate: false,
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      {
        test: {
          name: 'api-postgres',
          root: 'apps/api',
          include: ['src/**/*.pg.test.ts'],
          globalSetup: ['src/testing/setup-postgres.ts'],
          isolate: false,
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
    ],
  },
});
