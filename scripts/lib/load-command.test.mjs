import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path) => new URL(path, import.meta.url);

it('knows every command that package.json names, and has a file for each', () => {
  const { scripts } = JSON.parse(readFileSync(at('../../package.json'), 'utf8'));
  const named = Object.values(scripts).flatMap((script) => /run\.cjs ([\w-]+)/.exec(script)?.[1] ?? []);
  const [, list = ''] = /COMMANDS = \[([^\]]*)\]/.exec(readFileSync(at('load-command.cjs'), 'utf8')) ?? [];
  const known = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(known));
  for (const name of known) expect(existsSync(at(`../${name}.mjs`)), name).toBe(true);
});
