import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { inRoot } from './root.mjs';

const PROGRAM = `
  const { atExit } = await import(${JSON.stringify(inRoot('scripts/lib/at-exit.mjs'))});
  const callOff = atExit(() => console.log('called off'));
  atExit(() => console.log('tidied'));
  callOff();
  console.log('ready');
  setInterval(() => {}, 1000);
`;

it('tidies up what is still there when a signal ends the process', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 10_000 }).toContain('ready');
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(143);
  expect(output).toBe('ready\ntidied\n');
});
