import { contentType } from '../../kernel/content-type.ts';
import { requiredText, status, svg } from '../fields.ts';
import { EMOJI_STATUSES } from '../statuses.ts';

export const emoji = contentType({
  name: 'emoji',
  area: 'emojis',
  noun: ['emoji', 'emojis'],
  wire: { base: 'emoji', read: 'emoji/:id', update: 'PUT', remove: 'path' },
  fields: { label: requiredText('Please input your label!'), iconSvg: svg(), status: status(EMOJI_STATUSES) },
  defaults: { status: 'Draft' },
  form: {
    fields: [
      { field: 'label', label: 'Label', widget: 'text' },
      { field: 'iconSvg', label: 'SVG', widget: 'svg' },
      { field: 'status', label: 'Status', widget: 'select', options: EMOJI_STATUSES },
    ],
  },
  list: {
    columns: [
      { field: 'iconSvg', title: 'Picture', as: 'svg' },
      { field: 'label', title: 'Label' },
      { field: 'status', title: 'Status', as: 'status' },
    ],
    search: { fields: ['label'], placeholder: 'Search emojis' },
    pageSize: 10,
  },
  summary: { name: ['label'] },
  status: { values: EMOJI_STATUSES, shown: 'Published' },
  messages: {
    created: 'Emoji added successfully!',
    updated: 'Emoji updated successfully!',
    deleted: 'Emoji deleted successfully!',
  },
});
