import { contentType } from '../../kernel/content-type.ts';
import { requiredText, wholeNumber } from '../fields.ts';
import { notices } from '../texts.ts';

export const shortLevel = contentType({
  name: 'shortLevel',
  area: 'shortLevels',
  noun: ['short level', 'short levels'],
  wire: { base: 'short/level', read: 'short/level/:id', update: 'PUT', remove: 'path' },
  fields: { name: requiredText('Please input your name!'), rating: wholeNumber('Please enter a number!', 1_000) },
  defaults: {},
  form: {
    fields: [
      { field: 'name', label: 'Name', widget: 'text' },
      { field: 'rating', label: 'Rating', widget: 'number' },
    ],
  },
  list: {
    columns: [
      { field: 'name', title: 'Name' },
      { field: 'rating', title: 'Rating' },
    ],
    search: { fields: ['name'], placeholder: 'Search short levels' },
    sort: 'rating',
    pageSize: 10,
  },
  summary: { name: ['name'] },
  messages: notices('Short level'),
});
