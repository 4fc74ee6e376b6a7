import { and, eq } from 'drizzle-orm';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { sessionRequests } from '../features/session-requests/tables.ts';
import { db } from '../kernel/db/context.ts';
import type { TestServer } from './server.ts';

type Server = Pick<TestServer, 'within'>;

/** So that the child may have a new one. */
export const closeRequests = (server: Server, memberId: string) =>
  server.within(() =>
    db()
      .update(sessionRequests)
      .set({ status: 'withdrawn' })
      .where(and(eq(sessionRequests.memberId, memberId), eq(sessionRequests.status, 'open'))),
  );

/** An open request of the family, which replaces an earlier one of the child. */
export const addRequest = async (server: Server, about: { customerId: string; memberId: string }) => {
  await closeRequests(server, about.memberId);
  const [stored] = await server.within(() =>
    db()
      .insert(sessionRequests)
      .values({ coachId: DEMO_PEOPLE.coach.id, times: ['mornings'], about: 'Bedtime', line: '', ...about })
      .returning(),
  );
  if (!stored) throw new Error('The request was not stored.');
  return stored;
};
