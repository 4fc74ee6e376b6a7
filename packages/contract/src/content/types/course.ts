import { z } from 'zod';
import { contentType } from '../../kernel/content-type.ts';
import { flag, image, optionalReferences, reference, requiredText, tags, wholeNumber } from '../fields.ts';
import { hasLetter, isBlank } from '../../kernel/visible.ts';
import { contentTexts } from '../texts.ts';

const TITLE_REQUIRED = 'Please input title!';
const TITLE_LETTERS = 'Title must contain alphabets';
const ORDER = 'Please enter a number!';
/** Letters of any script and spaces, without a leading space. */
const TITLE = /^\p{L}[\p{L}\p{M} ]*$/u;

/** Not trimmed at the start: a leading space is rejected, not removed. */
const title = z
  .string(TITLE_REQUIRED)
  .refine((typed) => !isBlank(typed), TITLE_REQUIRED)
  .regex(/^\S/u, TITLE_LETTERS)
  .pipe(requiredText(TITLE_REQUIRED).regex(TITLE, TITLE_LETTERS).refine(hasLetter, TITLE_LETTERS));

export const VIDEO_TAKEN = 'A video can be in one course only, and has to be Published.';

export const course = contentType({
  name: 'course',
  area: 'courses',
  noun: ['course', 'courses'],
  wire: { base: 'course', read: 'course/details/:id', update: 'PUT', remove: 'path' },
  fields: {
    title,
    tags: tags(),
    foundational: flag(),
    pathway: reference('Please select a pathway!'),
    order: wholeNumber(ORDER).nullable(),
    videos: optionalReferences(),
    previewThumbnail: image(contentTexts.uploadThumbnail),
  },
  references: { pathway: { to: 'resourceObjective' }, videos: { to: 'video', many: true } },
  defaults: { foundational: false, videos: [] },
  check: ({ videos = [] }) => (new Set(videos).size < videos.length ? { videos: VIDEO_TAKEN } : {}),
  form: {
    fields: [
      { field: 'title', label: 'Title', widget: 'text' },
      { field: 'tags', label: 'Tags', widget: 'tags' },
      { field: 'foundational', label: 'Foundational', widget: 'switch' },
      { field: 'pathway', label: 'Pathway', widget: 'reference' },
      { field: 'order', label: 'Order', widget: 'number' },
      { field: 'videos', label: 'Videos', widget: 'references' },
      { field: 'previewThumbnail', label: 'Preview thumbnail', widget: 'image' },
    ],
  },
  list: {
    columns: [
      { field: 'previewThumbnail', title: 'Thumbnail', as: 'picture' },
      { field: 'title', title: 'Title' },
      { field: 'pathway', title: 'Pathway' },
      { field: 'tags', title: 'Tags', as: 'tags' },
      { field: 'foundational', title: 'Foundational', as: 'flag' },
      { field: 'videos', title: 'Videos', as: 'count' },
    ],
    search: { fields: ['title'], placeholder: 'Search courses' },
    filters: ['pathway'],
    sort: 'order',
    pageSize: 10,
  },
  summary: { name: ['title'], also: ['previewThumbnail'] },
  links: true,
  messages: {
    created: 'Course created successfully!',
    updated: 'Course Updated successfully!',
    deleted: 'Course deleted successfully!',
  },
});
