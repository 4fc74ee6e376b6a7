import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { callChild, type Child, signInChild, startChild } from './child.ts';

const WRITES = 25;
const WRITERS = 4;
const { email, password } = ACCOUNTS.admin;

/** Adds entries until the server is gone; returns the names of the acknowledged ones. */
const writeUntilGone = async (child: Child, round: number): Promise<string[]> => {
  const token = await signInChild(child, email, password);
  const stored: string[] = [];
  let enough = () => {};
  const wrote = new Promise<void>((resolve) => (enough = resolve));
  const write = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const name = `round ${round} writer ${writer} entry ${n}`;
      const { status } = await callChild(child, 'POST', 'lookups', { token, body: { type: 'tag', name } });
      if (status === 200) stored.push(name);
      if (stored.length >= WRITES) enough();
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer).catch(() => undefined));
  // The other writers are in the middle of a write when one gets the last awaited response.
  await wrote;
  await child.kill('SIGKILL');
  await Promise.all(writers);
  return stored;
};

/** Kills a server during writes, restarts it and looks for everything it had acknowledged. */
export const killWhileWriting = async (env: Record<string, string>, rounds: number) => {
  const acknowledged: string[] = [];
  let child = await startChild(env);
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await writeUntilGone(child, round)));
    child = await startChild(env);
  }
  try {
    const token = await signInChild(child, email, password);
    const { body } = await callChild(child, 'GET', 'lookups?types=tag', { token });
    const found = new Set((body.data as { name: string }[]).map(({ name }) => name));
    return { acknowledged: acknowledged.length, missing: acknowledged.filter((name) => !found.has(name)) };
  } finally {
    await child.kill('SIGTERM');
  }
};
