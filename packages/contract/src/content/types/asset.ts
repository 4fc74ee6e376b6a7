import { z } from 'zod';
import { contentType } from '../../kernel/content-type.ts';
import { flag, oneOf, optionalReference, requiredText, status, svg } from '../fields.ts';
import { ASSET_STATUSES } from '../statuses.ts';

/** The parts of a child's avatar, from back to front. */
export const ASSET_TYPES = ['Hair', 'Eyes', 'Mouth', 'Accessories'] as const;
export type AssetType = (typeof ASSET_TYPES)[number];
export const DEFAULT_ASSET_TYPE: AssetType = 'Eyes';
export const DEFAULT_COLOUR = '#00FF00';

export const colour = () => z.string().regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour such as #00FF00.');

export const asset = contentType({
  name: 'asset',
  area: 'assets',
  noun: ['asset', 'assets'],
  wire: { base: 'asset', read: 'asset/:id', update: 'PATCH', remove: 'path' },
  fields: {
    type: oneOf(ASSET_TYPES, 'Please select type!'),
    name: requiredText('Please input your name!'),
    svg: svg(),
    /** Whether the SVG keeps its colours. Otherwise parts drawn in `colour` take the child's colour. */
    fixColour: flag(),
    colour: colour(),
    event: optionalReference(),
    status: status(ASSET_STATUSES),
  },
  references: { event: { to: 'assetEvent' } },
  defaults: { fixColour: false, colour: DEFAULT_COLOUR, status: 'Draft' },
  form: {
    fields: [
      { field: 'type', label: 'Type', widget: 'select', options: ASSET_TYPES },
      { field: 'name', label: 'Name', widget: 'text' },
      { field: 'svg', label: 'SVG', widget: 'svg' },
      { field: 'fixColour', label: 'Fixed colour', widget: 'switch' },
      { field: 'colour', label: 'Colour', widget: 'colour', shownWhen: ({ fixColour }) => !fixColour },
      { field: 'event', label: 'Event', widget: 'reference' },
      { field: 'status', label: 'Status', widget: 'select', options: ASSET_STATUSES },
    ],
  },
  list: {
    columns: [
      { field: 'svg', title: 'Picture', as: 'svg' },
      { field: 'name', title: 'Name' },
      { field: 'event', title: 'Event' },
      { field: 'status', title: 'Status', as: 'status' },
    ],
    search: { fields: ['name'], placeholder: 'Search assets' },
    filters: ['type', 'event'],
    pageSize: 10,
  },
  summary: { name: ['name'] },
  status: { values: ASSET_STATUSES, shown: 'Published' },
  messages: {
    created: 'Asset added successfully!',
    updated: 'Asset updated successfully!',
    deleted: 'Asset deleted successfully!',
  },
});
