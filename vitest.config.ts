import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './scripts/guards/mutants.mjs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const MINUTE = 60_000;
/** One guard that is missing, to see whether a test notices: `npm run guards`. */
const MUTANT = process.env['MUTANT'];

const PATIENCE = `${import.meta.dirname}/scripts/testing/patience.mjs`;

// What nearly every screen loads. The two testing libraries share their settings and so must come together.
const SCREEN_PARTS = ['@tanstack/react-query', '@testing-library/react', '@testing-library/user-event'];

/** Tests without a screen that need a document. */
const WITH_DOCUMENT = 'src/**/*.dom.test.ts';

// A fresh clone knows no times yet: without this the longest files would start last and run alone.
const LONGEST = [
  'matrix/matrix.',
  'backup/backup.',
  'src/start.',
  'src/faults/',
  'src/two-processes.',
  'activity-notes/note.',
];
const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((part) => moduleId.includes(part));
// A worker is given up as soon as the next file in the queue is another project's, with all it has loaded and opened.
const ONE_AFTER_THE_OTHER = ['api-postgres', 'api', 'screens', 'web', 'contract', 'scripts'];
const turnOf = (file: TestSpecification) => 2 * ONE_AFTER_THE_OTHER.indexOf(file.project.name) + (isLong(file) ? 0 : 1);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own method of that name
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b));
  }
}

// One project per part. The API's tests run on the embedded database; those in *.pg.test.ts need a PostgreSQL, whose
// address `npm test` puts into TEST_DATABASE_URL.
export default defineConfig({
  test: {
    // The runner itself has little to do: leave no core to it alone.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
          exclude: [WITH_DOCUMENT],
          setupFiles: PATIENCE,
          restoreMocks: true,
          isolate: false,
        },
      },
      {
        test: {
          name: 'screens',
          root: 'apps/web',
          environment: 'happy-dom',
          setupFiles: [PATIENCE, 'src/ui/testing/setup.ts'],
          execArgv: ['--max-semi-space-size=64'],
          restoreMocks: true,
          deps: { optimizer: { client: { enabled: true, include: SCREEN_PARTS } } },
          testTimeout: 2 * MINUTE,
          include: ['src/**/*.test.tsx', WITH_DOCUMENT],
          // Loading the component library costs more than most files' tests: files share it, and so cannot replace modules.
          isolate: false,
        },
      },
      {
        plugins: MUTANT ? [mutantPlugin(import.meta.dirname, JSON.parse(MUTANT))] : [],
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.pg.test.ts'],
          globalSetup: ['src/testing/setup-embedded.ts'],
          setupFiles: PATIENCE,
          execArgv: ['--max-semi-space-size=64'],
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
          setupFiles: PATIENCE,
          isolate: false,
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.mjs'] } },
    ],
  },
});
