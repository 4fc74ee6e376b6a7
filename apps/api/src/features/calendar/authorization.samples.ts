import { uuidv7 } from 'uuidv7';
import * as calendar from '@amberway/contract/calendar/endpoints';
import { HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { hashToken, newToken } from '../../kernel/identity/tokens.ts';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { upsertCalendarEvent } from '../activity-notes/public.ts';
import { putFeed } from './feed/queries.ts';

const authorisation = { code: 'code', state: 'A'.repeat(43) };
/** The matrix runs without a Google project: authorised callers get 409. */
const NOT_SET = 409;
const staff = {
  administrator: NOT_SET,
  businessWorksWith: NOT_SET,
  businessOther: NOT_SET,
  resourceManager: NOT_SET,
} as const;

/** The same secret for all cases: a new one would replace the previous feed. */
const secret = newToken();

const newNote = ({ server, family }: World): Promise<string> =>
  server.within(async () => {
    const { id } = await upsertCalendarEvent({
      ownerId: DEMO_PEOPLE.coach.id,
      calendarEventId: uuidv7(),
      memberId: family.memberId,
      title: 'Session',
      startTime: new Date(Date.now() + HOUR).toISOString(),
      endTime: new Date(Date.now() + 2 * HOUR).toISOString(),
      meetLink: '',
      isOwn: true,
      cancelled: false,
    });
    return id ?? '';
  });

export const samples = [
  sample(calendar.getCalendarState, 'self', ({ self }) => ({ query: `?id=${self}` })),
  sample(calendar.switchCalendar, 'self', ({ self }) => ({ query: `?id=${self}&value=false` })),
  sample(calendar.beginCalendarConsent, 'none', undefined, { expected: staff }),
  sample(calendar.finishCalendarConsent, 'none', () => ({ body: authorisation }), { expected: staff }),
  sample(calendar.disconnectCalendar, 'none'),
  sample(calendar.syncCalendar, 'none', () => ({ body: {} }), { expected: staff }),
  sample(calendar.getFeed, 'none'),
  sample(calendar.makeFeed, 'none', () => ({ body: {} })),
  sample(calendar.revokeFeed, 'none'),
  sample(calendar.readFeed, 'none', async ({ server }) => {
    await server.within(() => putFeed(DEMO_PEOPLE.marsh.id, hashToken(secret), false));
    return { params: { secret } };
  }),
  sample(calendar.noteCalendarFile, 'family', async (world) => ({ params: { id: await newNote(world) } })),
];
