import { externalDeepLink } from '@amberway/contract/content/links';
import { CONTENT } from '@amberway/contract/content/registry';
import { HOUR } from '@amberway/contract/kernel/limits';
import type { workshopCalendarFile } from '@amberway/contract/learning/endpoints';
import { WORKSHOP_HOURS } from '@amberway/contract/learning/kinds';
import { notFound } from '../../kernel/http/failure.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import type { Context } from '../../kernel/http/route.ts';
import { document, plain, sendCalendar, text, time } from '../calendar/public.ts';
import { shownRecord } from '../content/public.ts';

const endOf = (start: string) => new Date(Date.parse(start) + WORKSHOP_HOURS * HOUR).toISOString();

/** One workshop as an iCalendar file. */
export const sendWorkshop = async (context: Context<typeof workshopCalendarFile>) => {
  const row = await shownRecord(CONTENT.workshop, context.params.id);
  if (!row) throw notFound();
  const { id, updatedAt, version } = row;
  const [topic, start, link] = [row['webinarTopic'], row['startTime'], row['zoomLink']] as [string, string, string];
  const who = [row['presenter1'], row['presenter2']].filter(Boolean).join(', ');
  const calendar = document([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amberway//Workshops//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    plain('UID', `${id}@amberway`),
    time('DTSTAMP', updatedAt),
    plain('SEQUENCE', version - 1),
    time('DTSTART', start),
    time('DTEND', endOf(start)),
    text('SUMMARY', topic),
    text('DESCRIPTION', [...(who ? [`With ${who}`] : []), link].join('\n')),
    text('LOCATION', link),
    plain('URL', externalDeepLink(publicUrlOf(context.services.config, context.request), 'workshop', id)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  return sendCalendar(context, calendar, { save: true });
};
