import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    // A test that needs a document says so in its first line: making one costs a second for each file.
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    restoreMocks: true,
  },
});
