import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportJob } from '../../features/privacy/export/job.ts';
import { ROUTES } from '../../routes.ts';
import { openTestServer, type TestServer } from '../server.ts';
import { openCases, SAMPLES_OF } from './cases.ts';
import type { Sample } from './sample.ts';

const SAMPLES = [...SAMPLES_OF.values()].flat();

/** All callers on PostgreSQL. The embedded engine runs the same statements slower: a twelfth of them is enough. */
const SHARE = { embedded: 12, postgres: 1 };

/** Every route × all callers × own and foreign records, over HTTP on a real database. */
export const defineMatrix = (engine: 'embedded' | 'postgres') => {
  let server: TestServer;
  let wrongWith: (sample: Sample) => Promise<string[]>;
  beforeAll(async () => {
    // Without jobs: what they store would be attributed to the next request. The export is a job that its caller waits
    // for.
    server = await openTestServer({ engine, jobs: [exportJob(ROUTES)] });
    wrongWith = await openCases(server, SHARE[engine]);
  });
  afterAll(() => server.close());

  test('every route has a sample in its feature’s authorization.samples.ts', () => {
    const sampled = new Set(SAMPLES.map(({ endpoint }) => endpoint.id));
    expect(ROUTES.map(({ endpoint }) => endpoint.id).filter((id) => !sampled.has(id))).toEqual([]);
  });

  test.each(
    SAMPLES.map((sample) => [`${sample.endpoint.id}${sample.name ? ` (${sample.name})` : ''}`, sample] as const),
  )('%s', async (_title, sample) => {
    expect(await wrongWith(sample)).toEqual([]);
  });
};
