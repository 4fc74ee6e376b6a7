import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '../db/context.ts';
import { serverSecrets } from './tables.ts';

/** The named key; created once, by the first process that needs it. */
export const serverSecret = async (name: string): Promise<Uint8Array> => {
  await db()
    .insert(serverSecrets)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db()
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`The server secret ${name} is missing.`);
  return Buffer.from(row.value, 'base64');
};
