import { and, asc, desc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import { NEWS_MESSAGES_MAX } from '@amberway/contract/news/texts';
import { db } from '../../kernel/db/context.ts';
import { broadcastMessages, featureSlides } from '../content/public.ts';
import { newsClosed } from './tables.ts';

type Kind = (typeof newsClosed.$inferInsert)['kind'];

const closedBy = (userId: string, kind: Kind, key: ReturnType<typeof sql>) =>
  db()
    .select({ one: sql`1` })
    .from(newsClosed)
    .where(and(eq(newsClosed.userId, userId), eq(newsClosed.kind, kind), sql`${newsClosed.key} = ${key}`));

/** What families see: Published and not expired. */
const current = () =>
  and(
    isNull(broadcastMessages.deletedAt),
    eq(broadcastMessages.status, 'Published'),
    or(isNull(broadcastMessages.endDate), gt(broadcastMessages.endDate, sql`now()`)),
  );

export const openMessages = (userId: string) =>
  db()
    .select({
      id: broadcastMessages.id,
      title: broadcastMessages.title,
      description: broadcastMessages.description,
      link: broadcastMessages.link,
      priority: broadcastMessages.priority,
      endDate: broadcastMessages.endDate,
    })
    .from(broadcastMessages)
    .where(and(current(), notExists(closedBy(userId, 'message', sql`${broadcastMessages.id}::text`))))
    // Highest priority first: 1 is the default, a larger number weighs more.
    .orderBy(desc(broadcastMessages.priority), desc(broadcastMessages.createdAt), desc(broadcastMessages.id))
    .limit(NEWS_MESSAGES_MAX);

export const isCurrentMessage = async (id: string): Promise<boolean> =>
  (await db().$count(broadcastMessages, and(eq(broadcastMessages.id, id), current()))) > 0;

const announced = () => and(isNull(featureSlides.deletedAt), eq(featureSlides.showOnAppUpdate, true));

/** Year and week as numbers: 2026.9 comes before 2026.10. */
const inTime = sql`string_to_array(${featureSlides.releaseId}, '.')::int[]`;

/** The slides of the latest release, unless the user has closed them. */
export const openSlides = (userId: string) =>
  db()
    .select({
      id: featureSlides.id,
      releaseId: featureSlides.releaseId,
      title: featureSlides.title,
      subtitle: featureSlides.subtitle,
      description: featureSlides.description,
      image: featureSlides.image,
      secondaryActionLabel: featureSlides.secondaryActionLabel,
      secondaryActionLink: featureSlides.secondaryActionLink,
    })
    .from(featureSlides)
    .where(
      and(
        announced(),
        sql`${featureSlides.releaseId} = (${db()
          .select({ id: featureSlides.releaseId })
          .from(featureSlides)
          .where(announced())
          .orderBy(sql`${inTime} desc`)
          .limit(1)})`,
        notExists(closedBy(userId, 'release', sql`${featureSlides.releaseId}`)),
      ),
    )
    .orderBy(asc(featureSlides.order), asc(featureSlides.createdAt), asc(featureSlides.id));

export const isAnnounced = async (releaseId: string): Promise<boolean> =>
  (await db().$count(featureSlides, and(eq(featureSlides.releaseId, releaseId), announced()))) > 0;

/** Returns whether it was still open. */
export const closeFor = async (userId: string, kind: Kind, key: string): Promise<boolean> => {
  const rows = await db()
    .insert(newsClosed)
    .values({ userId, kind, key })
    .onConflictDoNothing()
    .returning({ key: newsClosed.key });
  return rows.length > 0;
};
