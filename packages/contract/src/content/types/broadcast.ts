import { type CheckContext, contentType } from '../../kernel/content-type.ts';
import { instant } from '../../kernel/fields.ts';
import { SECOND } from '../../kernel/limits.ts';
import { endOfToday } from '../../kernel/wall-clock.ts';
import { LONG_TEXT_MAX, requiredText, status, wholeNumber } from '../fields.ts';
import { PUBLISHING } from '../statuses.ts';
import { contentTexts } from '../texts.ts';

export const linkPrefixText = (prefix: string) => `The link must start with ${prefix}`;
const END_DATE = 'The end date cannot be before the end of today.';

/** The last second of the sender's day is accepted as its end, with or without milliseconds. */
const isTooEarly = (endDate: string, { now, timeZone }: Pick<CheckContext, 'now' | 'timeZone'>) =>
  Date.parse(endDate) < endOfToday(now.getTime(), timeZone) - SECOND;
const sameMoment = (one: string, other: string | null | undefined) => Date.parse(one) === Date.parse(other ?? '');

export const ENDED = 'Ended';
/** A published message that is over is no longer shown, whatever its status says. */
export const broadcastState = (state: string, endDate: string | null, now: Date): string =>
  state === 'Published' && endDate !== null && Date.parse(endDate) <= now.getTime() ? ENDED : state;

/** Messages shown in the mobile app. */
export const broadcast = contentType({
  name: 'broadcastMessage',
  area: 'broadcasts',
  noun: ['broadcast message', 'broadcast messages'],
  wire: {
    base: 'broadcastMessage',
    read: 'broadcastMessage/:id',
    update: 'PATCH',

    remove: 'path',
  },
  fields: {
    title: requiredText('Please input your title!'),
    description: requiredText('Please input your description!', LONG_TEXT_MAX),
    link: requiredText('Please input your link!', 2_000),
    priority: wholeNumber(contentTexts.digitsOnly),
    endDate: instant.nullable(),
    status: status(PUBLISHING),
  },
  defaults: { priority: 1, status: 'Draft' },
  check: ({ link, endDate }, { settings, before, ...sender }) => ({
    ...(link !== undefined &&
      !link.startsWith(settings.appLinkPrefix) && { link: linkPrefixText(settings.appLinkPrefix) }),
    // A stored date may have passed; only a changed one must lie ahead.
    ...(endDate && !sameMoment(endDate, before?.endDate) && isTooEarly(endDate, sender) && { endDate: END_DATE }),
  }),
  form: {
    fields: [
      { field: 'title', label: 'Title', widget: 'text' },
      { field: 'description', label: 'Description', widget: 'textarea' },
      { field: 'link', label: 'Link', widget: 'link' },
      { field: 'priority', label: 'Priority', widget: 'number' },
      { field: 'endDate', label: 'End date', widget: 'date' },
      { field: 'status', label: 'Status', widget: 'select', options: PUBLISHING },
    ],
  },
  list: {
    columns: [
      { field: 'title', title: 'Title' },
      { field: 'description', title: 'Description' },
      { field: 'priority', title: 'Priority' },
      { field: 'endDate', title: 'End date', as: 'date' },
      { field: 'status', title: 'Status', as: 'status' },
    ],
    search: { fields: ['title', 'description'], placeholder: 'Search broadcast messages' },
    pageSize: 10,
  },
  summary: { name: ['title'] },
  status: { values: PUBLISHING, shown: 'Published' },
  messages: {
    created: 'Broadcast message created successfully!',
    updated: 'Broadcast message updated successfully!',
    deleted: 'Broadcast message deleted successfully!',
  },
});
