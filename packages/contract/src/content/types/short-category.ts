import { contentType } from '../../kernel/content-type.ts';
import { reference, requiredText } from '../fields.ts';
import { notices } from '../texts.ts';

export const shortCategory = contentType({
  name: 'shortCategory',
  area: 'shortCategories',
  noun: ['short category', 'short categories'],
  wire: { base: 'short/category', read: 'short/category/:id', update: 'PUT', remove: 'query' },
  fields: { name: requiredText('Please input your name!'), level: reference('Please select level!') },
  references: { level: { to: 'shortLevel' } },
  defaults: {},
  form: {
    fields: [
      { field: 'name', label: 'Name', widget: 'text' },
      { field: 'level', label: 'Level', widget: 'reference' },
    ],
  },
  list: {
    columns: [
      { field: 'name', title: 'Name' },
      { field: 'level', title: 'Level' },
    ],
    search: { fields: ['name'], placeholder: 'Search short categories' },
    filters: ['level'],
    pageSize: 10,
  },
  summary: { name: ['name'] },
  messages: notices('Short category'),
});
