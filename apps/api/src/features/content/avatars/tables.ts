import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ASSET_STATUSES, EMOJI_STATUSES } from '@amberway/contract/content/statuses';
import { ASSET_TYPES } from '@amberway/contract/content/types/asset';
import { liveIndex, quoted } from '../../../kernel/db/columns.ts';
import { contentColumns, listIndexes, searchText, statusIndex } from '../../../kernel/db/content-columns.ts';

export const assetEvents = pgTable(
  'asset_events',
  {
    ...contentColumns(),
    name: text('name').notNull(),
    status: text('status', { enum: ASSET_STATUSES }).notNull(),
    searchText: searchText('name'),
  },
  (t) => [
    check('asset_events_status_known', sql`${t.status} in (${quoted(ASSET_STATUSES)})`),
    ...listIndexes('asset_events', t, t.name),
    statusIndex('asset_events', t),
  ],
);

export const assets = pgTable(
  'assets',
  {
    ...contentColumns(),
    type: text('type', { enum: ASSET_TYPES }).notNull(),
    name: text('name').notNull(),
    svg: text('svg').notNull(),
    fixColour: boolean('fix_colour').notNull(),
    colour: text('colour').notNull(),
    event: uuid('event').references(() => assetEvents.id),
    status: text('status', { enum: ASSET_STATUSES }).notNull(),
    searchText: searchText('name'),
  },
  (t) => [
    check('assets_type_known', sql`${t.type} in (${quoted(ASSET_TYPES)})`),
    check('assets_status_known', sql`${t.status} in (${quoted(ASSET_STATUSES)})`),
    ...listIndexes('assets', t, t.name),
    statusIndex('assets', t),
    liveIndex('assets_type', t.type, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('assets_event').on(t.event),
  ],
);

export const emojis = pgTable(
  'emojis',
  {
    ...contentColumns(),
    label: text('label').notNull(),
    iconSvg: text('icon_svg').notNull(),
    status: text('status', { enum: EMOJI_STATUSES }).notNull(),
    searchText: searchText('label'),
  },
  (t) => [
    check('emojis_status_known', sql`${t.status} in (${quoted(EMOJI_STATUSES)})`),
    ...listIndexes('emojis', t, t.label),
    statusIndex('emojis', t),
  ],
);
