import type {
  DashboardTask,
  Home,
  LatestMessage,
  LatestNote,
  Progress,
  Today,
  Visit,
} from '@amberway/contract/dashboards/schemas';
import { IDS, me } from '../../../ui/testing/people.ts';

// Test responses about a child, for the family's home.

const id = (n: number) => `01a00000-0000-7000-8000-00000000b${String(n).padStart(3, '0')}`;
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n + 1));

export const task = (n: number, part: Partial<DashboardTask> = {}): DashboardTask => ({
  _id: id(n),
  name: `Task ${n}`,
  skill: id(900),
  skillName: 'Waits for an answer',
  skillStatus: 'Active',
  outcomeStatus: 'In-progress',
  assignee: [IDS.parent],
  dueDate: null,
  isExtra: false,
  isCompleted: false,
  completedAt: null,
  tickedBy: null,
  ...part,
});

const listOf = <T>(items: T[], count = items.length) => ({ count, items });

export const progress = (part: Partial<Progress> = {}): Progress => ({
  member: IDS.child,
  range: { startDate: '2000-01-01', endDate: '2026-05-10' },
  outcomesProgress: { achieved: 1, total: 4, percent: 25 },
  daysInProgram: 214,
  userEngagementScorePer: 78,
  engagement: { completed: 7, due: 9 },
  pendingTasks: listOf(many(2, task)),
  completedTasks: listOf([task(3, { isCompleted: true, completedAt: '2026-05-08T02:00:00.000Z' })]),
  completedSkills: listOf(
    many(5, (n) => ({
      _id: id(100 + n),
      name: `Skill ${n}`,
      outcomeName: 'Talks',
      masteredAt: '2026-05-01T02:00:00.000Z',
    })),
    8,
  ),
  activityNotes: listOf(
    many(4, (n) => ({
      _id: id(200 + n),
      title: `Note ${n}`,
      type: 'coaching_session',
      status: 'Published',
      member: IDS.child,
      memberName: 'Arlo Stone',
      startTime: '2026-05-01T02:00:00.000Z',
      endTime: '2026-05-01T03:00:00.000Z',
      meetLink: null,
      coach: 'Mia Reed',
    })),
  ),
  resources: listOf(
    many(5, (n) => ({
      _id: id(300 + n),
      name: `Resource ${n}`,
      type: 'Document',
      thumbnail: null,
      file: 'https://example.test/a',
      fileName: null,
      isLink: true,
      sharedAt: '2026-05-01T02:00:00.000Z',
    })),
  ),
  favourites: listOf(
    many(5, (n) => ({
      _id: id(400 + n),
      name: `Page ${n}`,
      url: '/dashboard/myprogram',
      updatedAt: '2026-05-01T02:00:00.000Z',
    })),
  ),
  ...part,
});

const PERSON = {
  _id: IDS.coach,
  firstName: 'Mia',
  lastName: 'Reed',
  email: 'mia@amberway.test',
  avatar: null,
  role: 'BusinessUser',
  businessUserType: [],
  phoneCountryCode: '+61',
  phoneNumber: '410015838',
} as const;

export const home = (part: Partial<Home> = {}): Home => ({
  member: IDS.child,
  primaryClinician: { ...PERSON, businessUserType: [] },
  csm: { ...PERSON, businessUserType: [], firstName: 'Lena', email: 'lena@amberway.test' },
  skillsThisCycle: {
    cycle: { startDate: '2026-01-01', endDate: '2027-01-01' },
    count: 7,
    items: progress().completedSkills.items,
  },
  upcomingAppointment: {
    ...(progress().activityNotes.items[0] as Progress['activityNotes']['items'][number]),
    title: 'Café visit',
    status: 'GoogleCal',
    meetLink: 'https://meet.example.test/a',
    endTime: '2999-01-01T00:00:00.000Z',
  },
  ...part,
});

export const today = (part: Partial<Today> = {}): Today => ({
  member: IDS.child,
  upcomingAppointment: home().upcomingAppointment,
  pendingTasks: progress().pendingTasks,
  completedTasks: progress().completedTasks,
  lately: {
    mastered: 8,
    masteredLately: 1,
    latestSkill: 'Says hello first',
    workingOn: 'Waits for an answer',
    workingOnId: id(20),
    tasksDone: 3,
  },
  ...part,
});

const MIA = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };

export const latestNote = (part: Partial<LatestNote> = {}): LatestNote => ({
  _id: id(500),
  title: 'Session: Café visit',
  from: MIA,
  at: '2026-05-01T03:00:00.000Z',
  startTime: '2026-05-01T02:00:00.000Z',
  preview: 'He ordered by himself. We waited together.',
  isRead: false,
  ...part,
});

const NO_NEWS = { tasksAdded: 0, skillsAchieved: 0, resourcesShared: 0, notes: 0 };

/** What is new for the only child of the family. */
export const visit = (part: Partial<typeof NO_NEWS>): Visit => {
  const news = { ...NO_NEWS, ...part };
  const children = [{ _id: IDS.child, ...news }];
  return { since: '2026-05-01T02:00:00.000Z', ...news, tasksCompleted: 0, messages: 0, newClients: 0, children };
};

export const latestMessage = (part: Partial<LatestMessage> = {}): LatestMessage => ({
  _id: id(510),
  from: MIA,
  at: '2026-05-02T03:00:00.000Z',
  preview: 'See you on Monday.',
  isRead: false,
  ...part,
});

const whole = (body: object) => Response.json({ status: true, ...body });

/** All responses that a family's home needs. Single routes can be overridden. */
export const replies = () => ({
  'GET dashboard/today': (): unknown => today(),
  'GET dashboard/latestNote': (): unknown => latestNote(),
  'GET dashboard/latestMessage': (): unknown => null,
  'GET diary/moods': (): unknown => [],
  'GET diary/:memberId': (): unknown => [],
  'GET dashboard/progress': (): unknown => progress(),
  'GET dashboard/home': (): unknown => home(),
  'GET dashboard/weeklyResources': (): unknown =>
    whole({ data: progress().resources.items.slice(0, 2), count: 2, thisWeek: true }),
  'GET session/ideas/:id': (): unknown => [
    {
      noteId: id(500),
      title: 'Session: Café visit',
      startTime: '2026-05-01T02:00:00.000Z',
      skillsForHome: '<p>Pause before you help.</p>',
      clientFindSkillUseful: null,
      createdBy: PERSON,
    },
  ],
  'GET short/getPublishedShorts': (): unknown => [
    { _id: id(600), title: 'The bus is late', videoLink: 'https://films.example.test/1', thumbnail: null },
  ],
  'GET learning': (): unknown => [
    { _id: id(601), title: 'Planning the holidays', startsAt: '2026-05-01T02:00:00.000Z', thumbnail: null },
  ],
  'GET sessionRequest': (): unknown => [],
  'GET clientMessage': (): unknown => whole({ data: [], count: 0, leftToday: null }),
  'POST dashboard/visit': (): unknown => visit({ tasksAdded: 1, notes: 2 }),
  'GET draft/:kind/:key': (): unknown => null,
  'PUT draft/:kind/:key': (): unknown => ({ _id: id(700), version: 1, updatedAt: '2026-05-10T02:00:00.000Z' }),
});

/** A family with that many children. */
export const parentOf = (children: number) => {
  const parent = me('parent');
  const [first] = parent.members;
  return {
    ...parent,
    members: many(children, (n) => ({ ...first, _id: n === 1 ? IDS.child : id(800 + n), firstName: `Child${n}` })),
  } as typeof parent;
};
