import { db } from '../kernel/db/context.ts';
import { users } from '../kernel/identity/tables.ts';

// Apart from the demo, whose dates are those of the time at which it is loaded.

export const databaseIsNew = async () => (await db().$count(users)) === 0;
