import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { SECOND } from '@amberway/contract/kernel/limits';
import { inTransaction } from '../../kernel/db/context.ts';
import { enqueue } from '../../kernel/jobs/enqueue.ts';
import { defineJob } from '../../kernel/jobs/job.ts';
import { openBox } from '../../kernel/secrets/box.ts';
import { serverSecret } from '../../kernel/secrets/queries.ts';
import { mailResetLink } from './passwords.ts';

// The request stores the same job for every address, with or without an account. The job runs at a random time
// afterwards, so that neither this response nor the next one reveals whether the account exists.

const EARLIEST_MS = 100;
const LATEST_MS = 1.5 * SECOND;
const PURPOSE = 'reset mail';

/** Encrypts the address: addresses typed by strangers should not be readable in the jobs table. */
const addressBox = async () => openBox('', await serverSecret('reset-mail'), PURPOSE);

export const resetMailJob = defineJob({
  name: 'auth.reset-mail',
  schema: z.strictObject({ address: z.string(), publicUrl: z.string() }),
  run: async ({ address, publicUrl }, { services }) => {
    const email = (await addressBox()).open(address, PURPOSE);
    if (email) await mailResetLink(email, services, publicUrl);
  },
});

export const queueResetMail = (email: string, publicUrl: string): Promise<unknown> =>
  inTransaction(async () => {
    const address = (await addressBox()).seal(email, PURPOSE);
    await enqueue(resetMailJob, { address, publicUrl }, { delayMs: randomInt(EARLIEST_MS, LATEST_MS) });
  });
