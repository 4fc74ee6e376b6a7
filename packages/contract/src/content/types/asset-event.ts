import { contentType } from '../../kernel/content-type.ts';
import { requiredText, status } from '../fields.ts';
import { ASSET_STATUSES } from '../statuses.ts';

export const assetEvent = contentType({
  name: 'assetEvent',
  area: 'assetEvents',
  noun: ['asset event', 'asset events'],
  wire: { base: 'asset/event', read: 'asset/event/:id', update: 'PATCH', remove: 'path' },
  fields: { name: requiredText('Please input your name!'), status: status(ASSET_STATUSES) },
  defaults: { status: 'Draft' },
  form: {
    fields: [
      { field: 'name', label: 'Name', widget: 'text' },
      { field: 'status', label: 'Status', widget: 'select', options: ASSET_STATUSES },
    ],
  },
  list: {
    columns: [
      { field: 'name', title: 'Name' },
      { field: 'status', title: 'Status', as: 'status' },
    ],
    search: { fields: ['name'], placeholder: 'Search events' },
    pageSize: 10,
  },
  summary: { name: ['name'] },
  status: { values: ASSET_STATUSES, shown: 'Published' },
  messages: {
    created: 'Asset Event added successfully!',
    updated: 'Asset Event updated successfully!',
    deleted: 'Asset Event deleted successfully!',
  },
});
