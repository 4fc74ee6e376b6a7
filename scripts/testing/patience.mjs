import { vi } from 'vitest';

// The runner waits for a second, which is less than a busy machine may take. A condition that comes is noticed as soon
// as before; only one that never does takes longer to fail.
const PATIENCE_MS = 30_000;

const { waitFor } = vi;
// Files share the runner's modules: it is replaced once.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(work, options) {
    return waitFor(work, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  };
