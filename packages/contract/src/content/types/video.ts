import { contentType } from '../../kernel/content-type.ts';
import {
  httpsLink,
  image,
  LONG_TEXT_MAX,
  oneOf,
  optionalReferences,
  optionalText,
  reference,
  references,
  requiredText,
  RICH_TEXT_MAX,
  status,
  tags,
} from '../fields.ts';
import { isBlank } from '../../kernel/visible.ts';
import { PUBLISHING } from '../statuses.ts';
import { contentTexts } from '../texts.ts';

export const DOMAIN_PATHWAYS = [
  'School',
  'Foundation Courses / Autism',
  'Social Skills',
  'Receptive Language Domain',
  'Expressive Language Domain',
  'Participation Domain',
  'Perspective-Taking Domain',
  'Social Regulation Domain',
] as const;
export const ARCHIVE_REASON_REQUIRED = 'Please input your reason!';

export const video = contentType({
  name: 'video',
  area: 'videos',
  noun: ['video', 'videos'],
  wire: { base: 'video', read: 'video/details/:id', update: 'PUT', remove: 'path' },
  fields: {
    title: requiredText('Please input your Title!'),
    domainPathway: oneOf(DOMAIN_PATHWAYS, 'Please select domain pathway!'),
    domainSubCategory: reference('Please select sub category!'),
    externalCopyright: optionalText(500),
    description: requiredText('Please input your note or comments!', LONG_TEXT_MAX),
    categories: references('Please select category!'),
    tags: tags(),
    video: httpsLink(contentTexts.fieldRequired),
    author: reference('Please input your author!'),
    relatedResources: optionalReferences(),
    thumbnail: image(contentTexts.uploadThumbnail),
    status: status(PUBLISHING),
    archiveReason: optionalText(2_000),
    transcript: optionalText(RICH_TEXT_MAX),
  },
  references: {
    domainSubCategory: { to: 'resourceObjective' },
    categories: { to: 'videoCategory', many: true },
    author: { to: 'businessUser' },
    relatedResources: { to: 'resource', many: true },
  },
  defaults: { relatedResources: [], status: 'Draft' },
  check: ({ status: now, archiveReason }) =>
    now === 'Archived' && isBlank(archiveReason) ? { archiveReason: ARCHIVE_REASON_REQUIRED } : {},
  form: {
    fields: [
      { field: 'title', label: 'Title', widget: 'text' },
      { field: 'domainPathway', label: 'Domain pathway', widget: 'select', options: DOMAIN_PATHWAYS },
      { field: 'domainSubCategory', label: 'Sub category', widget: 'reference' },
      { field: 'externalCopyright', label: 'External copyright', widget: 'text' },
      { field: 'description', label: 'Description', widget: 'textarea' },
      { field: 'categories', label: 'Categories', widget: 'references' },
      { field: 'tags', label: 'Tags', widget: 'tags' },
      { field: 'video', label: 'Video link', widget: 'link', hint: 'https://' },
      { field: 'author', label: 'Author', widget: 'reference' },
      { field: 'relatedResources', label: 'Related resources', widget: 'references' },
      { field: 'thumbnail', label: 'Thumbnail', widget: 'image' },
      { field: 'status', label: 'Status', widget: 'select', options: PUBLISHING },
      {
        field: 'archiveReason',
        label: 'Archive reason',
        widget: 'textarea',
        shownWhen: ({ status: now }) => now === 'Archived',
      },
      { field: 'transcript', label: 'Transcript', widget: 'textarea' },
    ],
  },
  list: {
    columns: [
      { field: 'thumbnail', title: 'Thumbnail', as: 'picture' },
      { field: 'title', title: 'Title' },
      { field: 'domainPathway', title: 'Domain pathway' },
      { field: 'categories', title: 'Categories' },
      { field: 'tags', title: 'Tags', as: 'tags' },
      { field: 'author', title: 'Author' },
      { field: 'status', title: 'Status', as: 'status' },
    ],
    search: { fields: ['title', 'description'], placeholder: 'Search videos' },
    filters: ['domainPathway', 'domainSubCategory', 'categories', 'author'],
    pageSize: 10,
    omits: ['transcript'],
  },
  summary: { name: ['title'], also: ['thumbnail', 'status'] },
  status: { values: PUBLISHING, shown: 'Published' },
  links: true,
  messages: {
    created: 'Video added successfully!',
    updated: 'Video Updated successfully!',
    deleted: 'Video deleted successfully!',
  },
});
