import { z } from 'zod';
import { contentType, type ContentSettings } from '../../kernel/content-type.ts';
import { text } from '../../kernel/fields.ts';
import { HOUR } from '../../kernel/limits.ts';
import { flag, isHttp, LONG_TEXT_MAX, optionalHttpsLink, optionalImage, optionalText } from '../fields.ts';
import { requiredText, RICH_TEXT_MAX, status } from '../fields.ts';
import { WORKSHOP_STATUSES } from '../statuses.ts';
import { contentTexts, notices } from '../texts.ts';

export const workshopTypes = ({ leadCoach }: ContentSettings) => [
  `Mindset Session by ${leadCoach}`,
  'Group Session by Coach',
];

const START = 'Please select start date and time!';
const TYPE = 'Please select type!';
/** Time zones range from 12 hours behind UTC to 14 hours ahead. */
const AHEAD = 14 * HOUR;
const BEHIND = 12 * HOUR;

const part = (min: number, max: number) => z.int(START).min(min, START).max(max, START);
const webinarDate = z.strictObject({ year: part(2000, 2999), month: part(1, 12), day: part(1, 31) }, START);
const webinarTime = z.strictObject({ hourSelect: part(0, 23), minuteSelect: part(0, 59) }, START);
export type WorkshopDay = z.infer<typeof webinarDate>;
export type WorkshopTime = z.infer<typeof webinarTime>;
type Start = {
  webinarDate?: WorkshopDay | null;
  webinarTime?: WorkshopTime | null;
  startTime?: string;
};

/** Whether the instant is that wall-clock time in some time zone. */
export const startAgrees = (wall: number, instant: number): boolean =>
  wall - instant <= AHEAD && wall - instant >= -BEHIND;

/** The local date and time match the instant in some time zone, and the day exists. Missing parts are errors of their own. */
const agree = ({ webinarDate: date, webinarTime: time, startTime }: Start) => {
  if (!date || !time || !startTime) return true;
  const wall = Date.UTC(date.year, date.month - 1, date.day, time.hourSelect, time.minuteSelect);
  return new Date(wall).getUTCDate() === date.day && startAgrees(wall, Date.parse(startTime));
};

/** Created by business users and administrators, edited by administrators; cannot be deleted. */
export const workshop = contentType({
  name: 'workshop',
  area: 'workshops',
  noun: ['workshop', 'workshops'],
  wire: { base: 'workshop', read: 'workshop/details/:id', update: 'PUT', remove: 'none' },
  fields: {
    webinarTopic: requiredText('Please input your topic!'),
    isPromoted: flag(),
    webinarType: requiredText(TYPE),
    webinarDescription: optionalText(LONG_TEXT_MAX),
    webinarDate,
    webinarTime,
    startTime: z.iso.datetime({ offset: true, error: START }),
    presenter1: optionalText(),
    presenter2: optionalText(),
    zoomLink: requiredText('Please input your zoom link!', 2_000).refine(isHttp, contentTexts.validUrl),
    zoomMeeting: text(20).regex(/^\d*$/, 'Zoom Meeting must contain Numeric Values').nullable(),
    transcript: optionalText(RICH_TEXT_MAX),
    video: optionalHttpsLink(),
    thumbnail: optionalImage(),
    status: status(WORKSHOP_STATUSES),
  },
  defaults: { isPromoted: false, status: 'Pending' },
  check: (values, { settings, before }) => ({
    ...(values.webinarType !== before?.webinarType &&
      !workshopTypes(settings).includes(values.webinarType ?? '') && { webinarType: TYPE }),
    ...(!agree(values) && { webinarDate: START }),
  }),
  form: {
    fields: [
      { field: 'webinarTopic', label: 'Topic', widget: 'text' },
      { field: 'isPromoted', label: 'Promoted', widget: 'switch' },
      { field: 'webinarType', label: 'Type', widget: 'select', options: workshopTypes },
      { field: 'webinarDescription', label: 'Description', widget: 'textarea' },
      { field: 'webinarDate', label: 'Start date', widget: 'date' },
      { field: 'webinarTime', label: 'Start time', widget: 'time' },
      { field: 'presenter1', label: 'Presenter 1', widget: 'text' },
      { field: 'presenter2', label: 'Presenter 2', widget: 'text' },
      { field: 'zoomLink', label: 'Zoom link', widget: 'link' },
      { field: 'zoomMeeting', label: 'Zoom meeting', widget: 'text' },
      { field: 'transcript', label: 'Transcript', widget: 'textarea' },
      { field: 'video', label: 'Video link', widget: 'link', hint: 'https://' },
      { field: 'thumbnail', label: 'Thumbnail', widget: 'image' },
      { field: 'status', label: 'Status', widget: 'select', options: WORKSHOP_STATUSES },
    ],
  },
  list: {
    columns: [
      { field: 'thumbnail', title: 'Thumbnail', as: 'picture' },
      { field: 'webinarTopic', title: 'Topic' },
      { field: 'webinarType', title: 'Type' },
      { field: 'startTime', title: 'Starts', as: 'dateTime' },
      { field: 'presenter1', title: 'Presenter' },
      { field: 'status', title: 'Status', as: 'status' },
    ],
    search: { fields: ['webinarTopic', 'presenter1', 'presenter2'], placeholder: 'Search workshops' },
    pageSize: 10,
    omits: ['transcript'],
  },
  summary: { name: ['webinarTopic'], also: ['thumbnail', 'status'] },
  status: { values: WORKSHOP_STATUSES, shown: 'Accepted' },
  links: true,
  messages: { ...notices('Workshop'), updated: 'Workshop Updated successfully!' },
});
