import { contentType } from '../../kernel/content-type.ts';
import { pictureUrl, requiredText } from '../fields.ts';
import { notices } from '../texts.ts';

export const homeCategory = contentType({
  name: 'homeCategory',
  area: 'homeCategories',
  noun: ['home category', 'home categories'],
  wire: { base: 'home/categories', read: 'home/categories/:id', update: 'PUT', remove: 'path' },
  fields: {
    name: requiredText('Please input your category name!'),
    icon: pictureUrl('Icon must be a valid URL with HTTP or HTTPS.'),
  },
  defaults: {},
  form: {
    fields: [
      { field: 'name', label: 'Name', widget: 'text' },
      { field: 'icon', label: 'Icon', widget: 'image' },
    ],
  },
  list: {
    columns: [
      { field: 'icon', title: 'Icon', as: 'picture' },
      { field: 'name', title: 'Name' },
    ],
    search: { fields: ['name'], placeholder: 'Search home categories' },
    pageSize: 10,
  },
  summary: { name: ['name'], also: ['icon'] },
  messages: notices('Home category'),
});
