import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, root } from './lib/root.mjs';
import { onSignals } from './lib/signals.mjs';
import { toolScript } from './lib/tool.mjs';

// The API runs from the root, so that it uses the same data folder as `npm start`. Vite serves the pages and proxies
// /api to it (apps/web/vite.config.ts).
const programs = () => [
  { cwd: root, args: [toolScript('tsx'), 'watch', '--clear-screen=false', 'apps/api/src/main.ts'] },
  { cwd: inRoot('apps/web'), args: [toolScript('vite'), '--clearScreen', 'false'] },
];

const exitOf = (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));

/** Runs both watchers; when one ends, or on Ctrl-C, the other ends too. */
export default async () => {
  await ensureInstalled();
  const env = { ...process.env, API_PORT: process.env.PORT ?? '3000' };
  const children = programs().map(({ cwd, args }) => spawn(process.execPath, args, { cwd, env, stdio: 'inherit' }));
  const requested = new Set();
  // tsx kills the API on a second signal, which could interrupt a database write.
  const stop = () => {
    for (const child of children) {
      if (!requested.has(child)) child.kill('SIGTERM');
      requested.add(child);
    }
  };
  onSignals(stop);
  // In a terminal, Ctrl-C has already reached both.
  process.on('SIGINT', () => process.stdin.isTTY && children.forEach((child) => requested.add(child)));
  const exits = children.map(exitOf);
  await Promise.race(exits);
  stop();
  process.exitCode = Math.max(...(await Promise.all(exits)));
};
