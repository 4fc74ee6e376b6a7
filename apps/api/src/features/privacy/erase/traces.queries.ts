import { and, arrayOverlaps, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../../kernel/audit/tables.ts';
import { db } from '../../../kernel/db/context.ts';
import { idempotencyKeys } from '../../../kernel/idempotency/tables.ts';
import { signInFailures } from '../../../kernel/identity/tables.ts';
import { hashToken } from '../../../kernel/identity/tokens.ts';
import { jobs } from '../../../kernel/jobs/tables.ts';
import { mails } from '../../../kernel/mail/tables.ts';
import type { Family } from './family.queries.ts';
import type { Erased } from './queries.ts';

// Rows that mention the family without a foreign key to it.

/** The erasure itself, and removing events from Google Calendar. Their payloads contain only ids. */
const OWN_JOBS = ['privacy.erase', 'calendar.remove'];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Keys that other records may contain: only uuids, since external text ids are referred to nowhere. */
const idsOf = (gone: Erased, ever: readonly string[]) => [
  ...new Set([...gone.values(), ever].flat().filter((id) => UUID.test(id))),
];

const CHUNK = 500;
const inChunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, at) => all.slice(at * CHUNK, (at + 1) * CHUNK));

const anyOf = (column: SQL, texts: readonly string[]) =>
  texts.length === 0
    ? sql`false`
    : sql`exists (select 1 from unnest(${sql.param(texts)}::text[]) w where position(w in lower(${column})) > 0)`;

const eraseMails = async ({ emails }: Family, ids: readonly string[]) => {
  // Mails with a user_id are erased through that foreign key; these are older than the column.
  await db()
    .delete(mails)
    .where(and(isNull(mails.userId), inArray(sql`lower(${mails.recipient})`, emails)));
  for (const some of inChunks(ids)) await db().delete(mails).where(inArray(mails.recordId, some));
};

const eraseByIds = async (ids: readonly string[]) => {
  for (const some of inChunks(ids)) {
    const named = some.join('|');
    await db().execute(sql`delete from draft_conflicts where value::text ~ ${named}`);
    await db().execute(sql`delete from drafts where key ~ ${named} or value::text ~ ${named}`);
    await db().execute(sql`delete from comments where content_id = any(${sql.param(some)}::uuid[])`);
    await db().execute(sql`delete from task_resources where resource_id = any(${sql.param(some)}::uuid[])`);
    await db().execute(sql`delete from quick_links where url ~ ${named}`);
    await db()
      .delete(idempotencyKeys)
      .where(sql`${idempotencyKeys.reply}::text ~ ${named} or ${idempotencyKeys.endpoint} ~ ${named}`);
    await db()
      .delete(jobs)
      .where(
        and(
          ...OWN_JOBS.map((name) => ne(jobs.name, name)),
          sql`(${jobs.payload}::text ~ ${named} or ${jobs.key} ~ ${named})`,
        ),
      );
  }
};

/**
 * Jobs for password reset mails: the e-mail address in the payload is encrypted, so it cannot be compared. All finished
 * ones are deleted; a pending one will find no account.
 */
const eraseSealed = () =>
  db()
    .delete(jobs)
    .where(and(eq(jobs.name, 'auth.reset-mail'), inArray(jobs.state, ['done', 'failed'])));

/** Personal tasks, quick links and drafts of staff that contain a full name or e-mail address of the family. */
const eraseByNames = async ({ fullNames, emails }: Family) => {
  const words = [...fullNames, ...emails];
  await db().execute(sql`delete from my_tasks where ${anyOf(sql`title`, words)}`);
  await db().execute(sql`delete from quick_links where ${anyOf(sql`title`, words)}`);
  await db().execute(sql`delete from draft_conflicts where ${anyOf(sql`value::text`, words)}`);
  await db().execute(sql`delete from drafts where ${anyOf(sql`value::text`, words)}`);
};

const eraseDrafts = async ({ customerId, memberIds }: Family) => {
  const theirs = sql`families && ${sql.param([customerId, ...memberIds])}::uuid[]`;
  await db().execute(sql`delete from draft_conflicts where ${theirs}`);
  await db().execute(sql`delete from drafts where ${theirs}`);
};

export const eraseTraces = async (family: Family, gone: Erased, ever: readonly string[]) => {
  const ids = idsOf(gone, []);
  await eraseMails(family, idsOf(gone, ever));
  await db()
    .delete(idempotencyKeys)
    .where(
      or(
        eq(idempotencyKeys.userId, family.customerId),
        // Replies to staff record the families and children that were within their reach.
        arrayOverlaps(idempotencyKeys.families, [family.customerId, ...family.memberIds]),
      ),
    );
  for (const email of family.emails)
    await db()
      .delete(signInFailures)
      .where(sql`position(${hashToken(email)} in ${signInFailures.key}) > 0`);
  await eraseDrafts(family);
  await eraseByIds(ids);
  await eraseSealed();
  await eraseByNames(family);
};

/** The audit log keeps that something happened, when and by whom, but not the content. */
export const blankAudit = async (family: Family, gone: Erased, ever: readonly string[]) => {
  const { customerId, memberIds, emails } = family;
  const blank = (where: SQL | undefined) => db().update(auditLog).set({ before: null, after: null }).where(where);
  await db().execute(sql`select set_config('amberway.erasing', 'on', true)`);
  await blank(
    or(eq(auditLog.subjectId, customerId), eq(auditLog.actorId, customerId), eq(auditLog.actingAs, customerId)),
  );
  for (const some of inChunks(idsOf(gone, ever))) await blank(inArray(auditLog.recordId, some));
  // Entries about other records that name the family, such as a report or a share with several children.
  const words = [customerId, ...memberIds, ...emails];
  await blank(or(anyOf(sql`${auditLog.before}::text`, words), anyOf(sql`${auditLog.after}::text`, words)));
  await db().execute(sql`select set_config('amberway.erasing', 'off', true)`);
};
