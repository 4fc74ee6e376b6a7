import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { messages } from '../features/messages/tables.ts';
import { db } from '../kernel/db/context.ts';
import type { TestServer } from './server.ts';

type Message = typeof messages.$inferInsert;

let made = 0;
/** A different day for each message, so that no daily limit is reached. */
const nextDay = () => new Date(Date.UTC(2001, 0, 1 + made++)).toISOString().slice(0, 10);

/** Inserts a message as if it had been sent; from the demo manager to a family unless `about` says otherwise. */
export const addMessage = async (server: Pick<TestServer, 'within'>, about: { toId: string } & Partial<Message>) => {
  const kind = about.kind ?? 'client';
  const [stored] = await server.within(() =>
    db()
      .insert(messages)
      .values({
        kind,
        fromId: DEMO_PEOPLE.manager.id,
        customerId: kind === 'client' ? about.toId : null,
        message: 'Thank you for the video.',
        sentDay: nextDay(),
        place: 1,
        ...about,
      })
      .returning(),
  );
  if (!stored) throw new Error('The message was not stored.');
  return stored;
};
