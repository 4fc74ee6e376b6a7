import { and, eq, or, sql } from 'drizzle-orm';
import { auditLog } from '../../../kernel/audit/tables.ts';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';

// How a family can be recognised in text: ids, names, and every e-mail address it ever had.

export type Family = {
  customerId: string;
  memberIds: string[];
  /** First and last names, each on its own. */
  names: string[];
  /** First and last name together, in lower case. */
  fullNames: string[];
  /** In lower case; former ones come from the audit log. */
  emails: string[];
};

const formerEmails = async (customerId: string): Promise<string[]> => {
  const rows = await db()
    .select({
      before: sql<string | null>`${auditLog.before}->>'email'`,
      after: sql<string | null>`${auditLog.after}->>'email'`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.record, 'user'),
        or(eq(auditLog.recordId, customerId), eq(auditLog.subjectId, customerId)),
        sql`(${auditLog.before} ? 'email' or ${auditLog.after} ? 'email')`,
      ),
    );
  return rows.flatMap(({ before, after }) => [before, after]).filter((email) => email !== null);
};

export const findFamilyWords = async (customerId: string): Promise<Family> => {
  const columns = { firstName: users.firstName, lastName: users.lastName, email: users.email };
  const [parent] = await db().select(columns).from(users).where(eq(users.id, customerId));
  const children = await db()
    .select({ id: members.id, firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(eq(members.parentId, customerId));
  const people = [...(parent ? [parent] : []), ...children];
  const emails = [parent?.email ?? '', ...(await formerEmails(customerId))];
  const words = people.flatMap(({ firstName, lastName }) => [firstName, lastName]).map((name) => name.trim());
  const full = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim().toLowerCase());
  return {
    customerId,
    memberIds: children.map(({ id }) => id),
    names: [...new Set(words)].filter((name) => name.length > 1),
    // A first name alone may be an ordinary word.
    fullNames: [...new Set(full)].filter((name) => name.includes(' ')),
    emails: [...new Set(emails.map((email) => email.trim().toLowerCase()))].filter(Boolean),
  };
};
