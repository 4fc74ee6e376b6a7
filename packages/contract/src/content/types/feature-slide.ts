import { contentType } from '../../kernel/content-type.ts';
import { flag, image, LONG_TEXT_MAX, optionalText, requiredText, wholeNumber } from '../fields.ts';
import { isHttps } from '../fields.ts';
import { contentTexts, notices } from '../texts.ts';

const RELEASE = 'Please input a release ID such as 2026.46!';
/** Year and week; a year has at most 53 weeks. */
const RELEASE_ID = /^20\d{2}\.(?:0?[1-9]|[1-4]\d|5[0-3])$/;
const LABEL = 'Please input the action label!';
const LINK = 'Please input the action link!';
export const SLIDE_FAILED = 'Something went wrong';

/** An https URL or an app link; excludes script URLs. */
const isActionLink = (link: string, prefix: string) => isHttps(link) || link.startsWith(prefix);

export const featureSlide = contentType({
  name: 'featureSlide',
  area: 'featureSlides',
  noun: ['feature slide', 'feature slides'],
  wire: { base: 'featureSlides', read: 'featureSlides/:id', update: 'PUT', remove: 'path' },
  fields: {
    releaseId: requiredText(RELEASE, 10).regex(RELEASE_ID, RELEASE),
    title: requiredText('Please input your title!'),
    subtitle: optionalText(),
    description: optionalText(LONG_TEXT_MAX),
    image: image('Please upload image'),
    secondaryActionLabel: optionalText(60),
    secondaryActionLink: optionalText(2_000),
    order: wholeNumber('Please input order!'),
    showOnAppUpdate: flag(),
  },
  defaults: { order: 1, showOnAppUpdate: true },
  check: ({ secondaryActionLabel: label, secondaryActionLink: link }, { settings }) => ({
    ...(link && !label && { secondaryActionLabel: LABEL }),
    ...(label && !link && { secondaryActionLink: LINK }),
    ...(link && !isActionLink(link, settings.appLinkPrefix) && { secondaryActionLink: contentTexts.validUrl }),
  }),
  form: {
    fields: [
      { field: 'releaseId', label: 'Release ID', widget: 'text', hint: 'year.week' },
      { field: 'title', label: 'Title', widget: 'text' },
      { field: 'subtitle', label: 'Subtitle', widget: 'text' },
      { field: 'description', label: 'Description', widget: 'textarea' },
      { field: 'image', label: 'Image', widget: 'image' },
      { field: 'secondaryActionLabel', label: 'Action label', widget: 'text' },
      { field: 'secondaryActionLink', label: 'Action link', widget: 'link' },
      { field: 'order', label: 'Order', widget: 'number' },
      { field: 'showOnAppUpdate', label: 'Show on app update', widget: 'switch' },
    ],
  },
  list: {
    columns: [
      { field: 'image', title: 'Image', as: 'picture' },
      { field: 'releaseId', title: 'Release ID' },
      { field: 'title', title: 'Title' },
      { field: 'order', title: 'Order' },
      { field: 'showOnAppUpdate', title: 'On app update', as: 'flag' },
      { field: 'createdAt', title: 'Created', as: 'date' },
    ],
    search: { fields: ['releaseId', 'title'], placeholder: 'Search slides' },
    sort: 'order',
    pageSize: 10,
  },
  summary: { name: ['title'] },
  messages: notices('Feature slide', 'created'),
});
