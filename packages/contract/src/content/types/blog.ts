import { z } from 'zod';
import { contentType } from '../../kernel/content-type.ts';
import { image, reference, requiredText, RICH_TEXT_MAX, status } from '../fields.ts';
import { isBlankRichText } from '../../kernel/rich-text.ts';
import { PUBLISHING } from '../statuses.ts';
import { contentTexts } from '../texts.ts';

const TITLE_MAX = 120;
const BODY = 'Please input your body!';

export const blog = contentType({
  name: 'blog',
  area: 'blogs',
  noun: ['blog', 'blogs'],
  wire: { base: 'blog', read: 'blog/:id', update: 'PATCH', remove: 'path' },
  fields: {
    title: requiredText('Please input your title!', TITLE_MAX, 'Title must be at most 120 characters long'),
    /** A single category, despite the plural name. */
    categories: reference('Please select category!'),
    author: reference('Please input your author!'),
    thumbnail: image(contentTexts.uploadThumbnail),
    body: z
      .string(BODY)
      .max(RICH_TEXT_MAX)
      .refine((html) => !html.includes('\0') && !isBlankRichText(html), BODY),
    status: status(PUBLISHING),
  },
  references: { categories: { to: 'blogCategory' }, author: { to: 'author' } },
  defaults: { status: 'Draft' },
  form: {
    fields: [
      { field: 'title', label: 'Title', widget: 'text' },
      { field: 'categories', label: 'Category', widget: 'reference' },
      { field: 'author', label: 'Author', widget: 'reference' },
      { field: 'thumbnail', label: 'Thumbnail', widget: 'image' },
      { field: 'body', label: 'Body', widget: 'richText' },
      { field: 'status', label: 'Status', widget: 'select', options: PUBLISHING },
    ],
  },
  list: {
    columns: [
      { field: 'thumbnail', title: 'Thumbnail', as: 'picture' },
      { field: 'title', title: 'Title' },
      { field: 'categories', title: 'Category' },
      { field: 'author', title: 'Author' },
      { field: 'status', title: 'Status', as: 'status' },
      { field: 'createdAt', title: 'Created', as: 'date' },
    ],
    search: { fields: ['title'], placeholder: 'Search blogs' },
    filters: ['categories', 'author'],
    pageSize: 10,
    omits: ['body'],
  },
  summary: { name: ['title'], also: ['thumbnail', 'status'] },
  status: { values: PUBLISHING, shown: 'Published' },
  links: true,
  messages: {
    created: 'Blog created successfully!',
    updated: 'Blog updated successfully!',
    deleted: 'Blog deleted successfully!',
  },
});
