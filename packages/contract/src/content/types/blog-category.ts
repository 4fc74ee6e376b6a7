import { contentType } from '../../kernel/content-type.ts';
import { pictureUrl, requiredText } from '../fields.ts';
import { notices } from '../texts.ts';

/** Managed on the blog screen; it has no screen of its own. */
export const blogCategory = contentType({
  name: 'blogCategory',
  area: 'blogCategories',
  noun: ['blog category', 'blog categories'],
  wire: { base: 'blogCategory', read: 'blogCategory/:id', update: 'PUT', remove: 'path' },
  fields: {
    name: requiredText('Please input your category name!'),
    iconUrl: pictureUrl('Icon must be a valid URL with HTTP or HTTPS.'),
  },
  defaults: {},
  form: {
    fields: [
      { field: 'name', label: 'Name', widget: 'text' },
      { field: 'iconUrl', label: 'Icon', widget: 'image' },
    ],
  },
  list: {
    columns: [
      { field: 'iconUrl', title: 'Icon', as: 'picture' },
      { field: 'name', title: 'Name' },
    ],
    search: { fields: ['name'], placeholder: 'Search blog categories' },
    sort: 'name',
    pageSize: 50,
  },
  summary: { name: ['name'], also: ['iconUrl'] },
  messages: notices('Blog category'),
});
