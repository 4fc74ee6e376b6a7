import { uuidv7 } from 'uuidv7';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { activityNotes } from '../features/activity-notes/tables.ts';
import { db } from '../kernel/db/context.ts';
import type { TestServer } from './server.ts';

// Activity notes and appointments, as a coach would have made them.

type NewNote = typeof activityNotes.$inferInsert;

/** A published note from yesterday, with an idea for home. */
export const addNote = async (server: Pick<TestServer, 'within'>, about: Partial<NewNote>) => {
  const startTime = about.startTime ?? new Date(Date.now() - DAY).toISOString();
  const note = {
    id: uuidv7(),
    title: 'Session: Turn taking',
    status: 'Published' as const,
    type: 'coaching_session',
    startTime,
    endTime: new Date(Date.parse(startTime) + HOUR).toISOString(),
    about: '<p>We played with the train.</p>',
    excerpt: 'We played with the train.',
    skillsForHome: '<p>Roll a ball, back and forth.</p>',
    topWins: ['<p>Waited for a whole minute.</p>'],
    internalNotes: 'Canary: the staff only.',
    rateSession: 4,
    createdBy: DEMO_PEOPLE.coach.id,
    ...about,
  };
  await server.within(() => db().insert(activityNotes).values(note));
  return note;
};

/** An appointment the day after tomorrow. */
export const addAppointment = (server: Pick<TestServer, 'within'>, about: Partial<NewNote>) =>
  addNote(server, {
    status: 'GoogleCal',
    startTime: new Date(Date.now() + 2 * DAY).toISOString(),
    about: '',
    excerpt: '',
    skillsForHome: '',
    topWins: [],
    internalNotes: '',
    rateSession: null,
    meetLink: 'https://meet.example/abc',
    notifiedLevel: 1,
    ...about,
  });

export const noteBody = (member: string, about: object = {}) => ({
  member,
  title: 'Asking for help',
  type: 'coaching_session',
  about: '<p>We practised asking.</p>',
  startTime: '2026-03-02T00:00:00.000Z',
  endTime: '2026-03-02T01:00:00.000Z',
  ...about,
});
