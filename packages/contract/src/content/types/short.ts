import { contentType } from '../../kernel/content-type.ts';
import { httpsLink, image, optionalReferences, optionalText, references, requiredText, status } from '../fields.ts';
import { PUBLISHING } from '../statuses.ts';
import { contentTexts } from '../texts.ts';

export const short = contentType({
  name: 'short',
  area: 'shorts',
  noun: ['short', 'shorts'],
  wire: { base: 'short', read: 'short/:id', update: 'PUT', remove: 'query' },
  fields: {
    title: requiredText('Please input your Title!'),
    videoLink: httpsLink(contentTexts.fieldRequired),
    thumbnail: image(contentTexts.uploadThumbnail),
    thumbnailFileName: optionalText(),
    categories: references('Please select category!'),
    relatedShorts: optionalReferences(),
    status: status(PUBLISHING),
  },
  references: { categories: { to: 'shortCategory', many: true }, relatedShorts: { to: 'short', many: true } },
  defaults: { relatedShorts: [], status: 'Draft' },
  form: {
    fields: [
      { field: 'title', label: 'Title', widget: 'text' },
      { field: 'categories', label: 'Categories', widget: 'references' },
      { field: 'videoLink', label: 'Video link', widget: 'link', hint: 'https://' },
      { field: 'thumbnail', label: 'Thumbnail', widget: 'image' },
      { field: 'relatedShorts', label: 'Related shorts', widget: 'references' },
      { field: 'status', label: 'Status', widget: 'select', options: PUBLISHING },
    ],
  },
  list: {
    columns: [
      { field: 'thumbnail', title: 'Thumbnail', as: 'picture' },
      { field: 'title', title: 'Title' },
      { field: 'categories', title: 'Categories' },
      { field: 'status', title: 'Status', as: 'status' },
      { field: 'createdAt', title: 'Created', as: 'date' },
    ],
    search: { fields: ['title'], placeholder: 'Search shorts' },
    filters: ['categories'],
    pageSize: 10,
  },
  summary: { name: ['title'], also: ['thumbnail', 'status'] },
  status: { values: PUBLISHING, shown: 'Published' },
  messages: {
    created: 'Short added successfully!',
    updated: 'Short updated successfully!',
    deleted: 'Short deleted successfully!',
  },
});
