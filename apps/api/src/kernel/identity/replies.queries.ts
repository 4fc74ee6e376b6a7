import { type SQL, sql } from 'drizzle-orm';

/**
 * The messages with which the receiver of a message has replied to its sender since, from messages r. `message` is the
 * name under which the message is in the statement. The table is named as text: several slices below its own need it.
 */
const repliesTo = (message: SQL): SQL => sql`from messages r where r.kind = 'client'
  and r.from_id = ${message}.to_id and r.to_id = ${message}.from_id and r.created_at > ${message}.created_at`;

/** Whether these words ask something: they have a question mark, or a sentence begins as questions do. */
export const asks = (words: SQL): SQL => sql`(${words} ~ ${ENDS_AS_QUESTION} or ${words} ~* ${BEGINS_AS_QUESTION})`;

/** Not the one within a web address. */
const ENDS_AS_QUESTION = '[?\uFF1F\u061F](\\s|$|[^[:alnum:]_=&%/.])';
const BEGINS_AS_QUESTION =
  '(^|[.!\\n])\\s*((can|could|should|shall|may|might|do|does|did|is|are|will|would) (i|we|you|he|she|it|they|there)|how (do|does|can|could|should|many|much|long|often)|when (do|does|can|is|are|will)|where (do|does|can|is|are)|what (do|does|can|should|is|are|time))\\M';

/** The first words with which the receiver answered a message: a reply to it, or written after it was read. */
export const answersTo = (message: SQL): SQL => sql`${repliesTo(message)}
  and (r.reply_to = ${message}.id or ${message}.acknowledged_at <= r.created_at)`;

/** A message waits until it is answered. One that asks nothing waits until it is read. */
export const waitsForReply = (
  message: SQL,
): SQL => sql`((${message}.acknowledged_at is null or ${asks(sql`${message}.message`)})
  and not exists (select 1 ${repliesTo(message)}))`;
