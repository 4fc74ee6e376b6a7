import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SALUTATIONS } from '@amberway/contract/content/types/author';
import { quoted } from '../../../kernel/db/columns.ts';
import { contentColumns, listIndexes, searchText } from '../../../kernel/db/content-columns.ts';

export const authors = pgTable(
  'authors',
  {
    ...contentColumns(),
    salutation: text('salutation', { enum: SALUTATIONS }).notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    email: text('email').notNull(),
    phoneCountryCode: text('phone_country_code'),
    phone: text('phone'),
    title: text('title'),
    qualifications: text('qualifications'),
    description: text('description'),
    profileLink: text('profile_link'),
    profilePicture: text('profile_picture'),
    searchText: searchText("first_name || ' ' || coalesce(last_name, '') || ' ' || email"),
  },
  (t) => [
    check('authors_salutation_known', sql`${t.salutation} in (${quoted(SALUTATIONS)})`),
    check('authors_email_lower', sql`${t.email} = lower(${t.email})`),
    // Deleting an author frees the e-mail address.
    uniqueIndex('authors_email_unique')
      .on(t.email)
      .where(sql`deleted_at is null`),
    ...listIndexes('authors', t, t.firstName),
  ],
);
