import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/api/src/**/tables.ts',
  out: './apps/api/migrations',
});
