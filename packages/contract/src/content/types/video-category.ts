import { contentType } from '../../kernel/content-type.ts';
import { requiredText } from '../fields.ts';
import { notices } from '../texts.ts';

export const videoCategory = contentType({
  name: 'videoCategory',
  area: 'videoCategories',
  noun: ['video category', 'video categories'],
  wire: { base: 'videoCategory', read: 'videoCategory/:id', update: 'PUT', remove: 'path' },
  fields: { name: requiredText('Please input your name!') },
  defaults: {},
  form: { fields: [{ field: 'name', label: 'Name', widget: 'text' }] },
  list: {
    columns: [{ field: 'name', title: 'Name' }],
    search: { fields: ['name'], placeholder: 'Search video categories' },
    pageSize: 10,
  },
  summary: { name: ['name'] },
  messages: notices('Video category'),
});
