import { contentType } from '../../kernel/content-type.ts';
import { requiredText } from '../fields.ts';
import { notices } from '../texts.ts';

export const resourceObjective = contentType({
  name: 'resourceObjective',
  area: 'resourceObjectives',
  noun: ['resource objective', 'resource objectives'],
  wire: { base: 'resourceObjective', read: 'resourceObjective/:id', update: 'PUT', remove: 'path' },
  fields: { name: requiredText('Please input your name!') },
  defaults: {},
  form: { fields: [{ field: 'name', label: 'Name', widget: 'text' }] },
  list: {
    columns: [{ field: 'name', title: 'Name' }],
    search: { fields: ['name'], placeholder: 'Search resource objectives' },
    pageSize: 10,
  },
  summary: { name: ['name'] },
  messages: notices('Resource objective'),
});
