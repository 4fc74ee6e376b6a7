import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { median } from './load.ts';
import { startProduct } from './processes.ts';

// Whether the time of a refused sign-in reveals that an address has an account: a wrong password for a known and for an
// unknown address, in turn, each first as often as second, so that what the machine does meanwhile falls on both.

/** Of the same length as the known one. */
const UNKNOWN = ACCOUNTS.coach.email.replace(/^[^@]+/, (name) => 'x'.repeat(name.length));
/** Anybody can send a device cookie that was never given out. */
const INVENTED = 'A'.repeat(43);

type Sent = { email: string; cookie: string };

const refuse = async (url: string, { email, cookie }: Sent): Promise<number> => {
  const started = performance.now();
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ email, password: 'Wrong-password1' }),
  });
  await response.text();
  if (response.status !== 401) throw new Error(`A wrong password was answered with ${response.status}.`);
  return performance.now() - started;
};

const share = (values: number[], others: number[]) => (median(values) / median(others)).toFixed(3);

export const benchSignIn = async ({ tries }: { tries: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, SIGN_IN_PER_MINUTE: '100000' });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  /** Without failures before it, so that no try is paused and all count in the same way. */
  const timeOf = async (sent: Sent) => {
    await client.query('delete from sign_in_failures');
    return refuse(product.url, sent);
  };
  const compare = async (cookie: string) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (n: number) => {
      const turns = n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of turns)
        times[who].push(await timeOf({ email: who === 'known' ? ACCOUNTS.coach.email : UNKNOWN, cookie }));
    };
    for (let n = 0; n < 20; n += 1) await measure(n);
    for (const list of Object.values(times)) list.length = 0;
    for (let n = 0; n < tries; n += 1) await measure(n);
    return times;
  };
  try {
    const plain = await compare('');
    const invented = await compare(`amberway-device-${new URL(product.url).port}=${INVENTED}`);
    return {
      'sign-in: a wrong password for an unknown address, ms': median(plain.unknown).toFixed(1),
      'sign-in: time for a known address, as a share of it (aim 0.9 to 1.1)': share(plain.known, plain.unknown),
      'sign-in: the same with an invented device (aim 0.9 to 1.1)': share(invented.known, invented.unknown),
    };
  } finally {
    await client.end();
    await product.stop();
    await postgres.stop();
  }
};
