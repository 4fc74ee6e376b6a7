import { expect, test } from 'vitest';
import { settings } from './settings.ts';

// Keeps docs/configuration.md in step with the settings. Update it with `npx vitest run -u`.

const defaultOf = (name: keyof typeof settings.shape) => {
  const parsed = settings.shape[name].safeParse(undefined);
  return parsed.success && parsed.data !== undefined ? `\`${String(parsed.data)}\`` : '–';
};

test('docs/configuration.md lists every setting with its default', async () => {
  const rows = Object.entries(settings.shape).map(
    ([name, schema]) =>
      `| \`${name}\` | ${defaultOf(name as keyof typeof settings.shape)} | ${schema.description ?? ''} |`,
  );
  const page = `# Configuration

Settings are environment variables, read and checked once at start. A wrong one stops the start with a sentence that names it. This page is made from \`apps/api/src/kernel/config/settings.ts\` by a test that fails when it is old.

| Setting | Default | Meaning |
| --- | --- | --- |
${rows.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../../../../docs/configuration.md');
  for (const [name, schema] of Object.entries(settings.shape)) expect(schema.description, name).toBeTruthy();
});
