import type { NoteDetails, NoteDraftRow, NoteSummary } from '@amberway/contract/activity-notes/schemas';
import { IDS } from '../../../ui/testing/people.ts';
import { PROGRAMME_IDS } from '../../../ui/testing/programme.ts';

// Test data: sessions.

export const noteId = (n: number) => `01a00000-0000-7000-8000-0000000051${String(n).padStart(2, '0')}`;
const TIMES = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const CHILD = { _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' };
const COACH = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };

export const noteRow = (n: number, part: Partial<NoteSummary> = {}): NoteSummary => ({
  ...TIMES,
  _id: noteId(n),
  title: `Session: Visit ${n}`,
  status: 'Published',
  type: 'coaching_session',
  member: CHILD,
  startTime: '2026-01-10T01:00:00.000Z',
  endTime: '2026-01-10T02:00:00.000Z',
  minutes: 60,
  notes: `What happened ${n}`,
  meetLink: '',
  endtimeCancellation: false,
  createdBy: COACH,
  read: true,
  isDraft: false,
  version: 3,
  ...part,
});

/** A draft as the list returns it. */
export const draftRow = (id: number, title = 'Half a note'): NoteDraftRow => ({
  key: `${IDS.child}.${id}`,
  id,
  title,
  type: '',
  notes: 'Begun',
  startTime: null,
  endTime: null,
  isDraft: true,
  version: 1,
  updatedAt: '2026-01-10T03:00:00Z',
});

const GOAL = { _id: PROGRAMME_IDS.outcome, name: 'Asks for help', status: 'In-progress' as const, isPrimary: true };
export const context = {
  memberObject: CHILD,
  primaryOutcome: GOAL,
  skills: [
    { _id: PROGRAMME_IDS.skill, name: 'Waits', status: 'Active' as const, outcome: { _id: GOAL._id, name: GOAL.name } },
  ],
  summary: { outcomeName: 'Asks for help', openSkills: ['Waits'], lastNotes: [], familyWords: [] },
};

export const details = (n: number, part: Partial<NoteDetails> = {}): NoteDetails => ({
  ...noteRow(n),
  ...context,
  about: '<p>We baked.</p>',
  skillsForHome: '<p>Wait five seconds.</p>',
  topWins: ['<p>Asked twice.</p>'],
  challenges: '',
  recordingLink: '',
  sessionRecorded: false,
  uploadedResource: null,
  resourceAttachment: null,
  resourceAttachmentName: null,
  currentOutcome: GOAL._id,
  relatedTasks: [],
  clientFindSkillUseful: null,
  isDeleted: false,
  updatedBy: null,
  internalNotes: 'For colleagues',
  rateSession: 4,
  clientEngagement: null,
  currentOutcomeObject: GOAL,
  relatedTaskObjects: [],
  resourceObject: null,
  recordingUrl: null,
  ...part,
});

export const TYPES = ['care_coordination', 'resource_dev', 'coaching_session'].map((name, i) => ({
  ...TIMES,
  _id: noteId(80 + i),
  type: 'sessionType',
  name,
  order: i,
  version: 1,
}));

/** A page of the list, with its offset. */
export const page = (rows: readonly NoteSummary[], skip = 0, count = rows.length) =>
  Response.json({
    status: true,
    data: rows,
    count,
    skip,
    today: { from: '2026-01-10T13:00:00.000Z', to: '2026-01-11T13:00:00.000Z' },
  });
