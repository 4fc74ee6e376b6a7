import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SupportContact } from '@amberway/contract/support-contacts/schemas';
import { createdAt, id, idOf, updatedAt, version } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

export const supportContacts = pgTable(
  'support_contacts',
  {
    id: id(),
    customerId: idOf('customer_id', () => users.id),
    name: text('name').notNull(),
    relationship: text('relationship').notNull(),
    supporterInfo: jsonb('supporter_info').$type<SupportContact['supporterInfo']>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('support_contacts_customer').on(t.customerId, t.createdAt, t.id)],
);
