import { contentType } from '../../kernel/content-type.ts';
import { requiredText } from '../fields.ts';
import { notices } from '../texts.ts';

export const homePrompt = contentType({
  name: 'homePrompt',
  area: 'homePrompts',
  noun: ['home prompt', 'home prompts'],
  wire: { base: 'home/prompts', read: 'home/prompts/:id', update: 'PUT', remove: 'path' },
  fields: { name: requiredText('Please input your prompt!') },
  defaults: {},
  form: { fields: [{ field: 'name', label: 'Name', widget: 'text' }] },
  list: {
    columns: [{ field: 'name', title: 'Name' }],
    search: { fields: ['name'], placeholder: 'Search home prompts' },
    pageSize: 10,
  },
  summary: { name: ['name'] },
  messages: notices('Home prompt'),
});
