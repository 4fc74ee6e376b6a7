import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

const READY = /Amberway is ready: (\S+)/;
const START_TIMEOUT_MS = 100_000;

export type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };
export type Child = {
  url: string;
  port: number;
  pid: number;
  output: () => string;
  ended: Promise<Ended>;
  kill: (signal: NodeJS.Signals) => Promise<Ended>;
};

// The servers here are short-lived: optimising the embedded engine's WebAssembly would not pay.
const NODE_OPTIONS = ['--enable-source-maps', '--liftoff-only'];

const spawnProgram = (env: Record<string, string>, program: string) => {
  const child = spawn(process.execPath, [...NODE_OPTIONS, join(program, 'main.js')], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal, output }));
  return { child, ended, output: () => output };
};

/** Runs the real program in its own process until it ends: for starts that must fail. */
export const runServer = (env: Record<string, string>): Promise<Ended> => spawnProgram(env, inject('program')).ended;

/** Starts the real program, or one in another folder, in its own process and waits until it is ready. */
export const startChild = async (env: Record<string, string>, program = inject('program')): Promise<Child> => {
  const { child, ended, output } = spawnProgram(env, program);
  const until = Date.now() + START_TIMEOUT_MS;
  const ready = new Promise<string>((resolve, reject) => {
    const look = () => {
      const readyUrl = READY.exec(output())?.[1];
      if (readyUrl) return resolve(readyUrl);
      if (Date.now() > until) return reject(new Error(`The server did not become ready: ${output()}`));
      return undefined;
    };
    child.stdout.on('data', look);
    ended.then((end) => reject(new Error(`The server ended (${end.code}): ${end.output}`)), reject);
    setTimeout(look, START_TIMEOUT_MS + 1).unref();
  });
  const url = await ready.catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url, port: Number(new URL(url).port), pid: child.pid ?? 0, output, ended, kill };
};

/** Calls a server in another process over real HTTP. */
export const callChild = async (
  child: Child,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
) => {
  const response = await fetch(`${child.url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { status: boolean; data: never; code?: string } };
};

export const signInChild = async (child: Child, email: string, password: string): Promise<string> => {
  const { body } = await callChild(child, 'POST', 'auth/login', { body: { email, password } });
  return (body.data as { token: string }).token;
};
