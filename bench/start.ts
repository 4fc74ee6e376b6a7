import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './load.ts';
import { startProduct } from './processes.ts';

// From the command to the line that tells the address: in an empty folder, with database and demo data to make, and
// in one that has been used.

const timeOf = async (dataDir: string): Promise<number> => {
  const start = Date.now();
  const product = await startProduct({ DATA_DIR: dataDir });
  const time = Date.now() - start;
  await product.stop();
  return time;
};

export const benchStart = async ({ runs }: { runs: number }) => {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'amberway-bench-'));
    try {
      first.push(await timeOf(dataDir));
      again.push(await timeOf(dataDir));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return {
    'start: in an empty folder with demo data, ms': median(first).toFixed(0),
    'start: again, ms': median(again).toFixed(0),
  };
};
