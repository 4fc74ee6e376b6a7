import type { Role } from './roles.ts';

// role × area × action → reach. Used by the server (a reach other than `any` becomes an SQL filter)
// and by the screens (whether the viewer may do it at all). Access to screens (`open`) is in shell/routes.ts.

export const REACHES = ['any', 'assigned', 'family', 'own', 'none'] as const;
/**
 * any: every record. assigned: families the business user works with. family: the one family a staff member acts for.
 * own: the principal's own records, for customers those of their family. none: denied.
 */
export type Reach = (typeof REACHES)[number];

type Grant = {
  Administrator: Reach;
  BusinessUser: Reach;
  Customer: Reach;
  /** Only for the account holder, never for staff acting as a customer. */
  personal?: true;
  /** Set where acting differs from the default: the real user's reach, narrowed to that family. */
  acting?: Reach;
};

const grant = (
  Administrator: Reach,
  BusinessUser: Reach,
  Customer: Reach,
  extra: Pick<Grant, 'personal' | 'acting'> = {},
): Grant => ({
  Administrator,
  BusinessUser,
  Customer,
  ...extra,
});
const everyone = (reach: Reach, extra?: Pick<Grant, 'personal' | 'acting'>) => grant(reach, reach, reach, extra);

const adminOnly = grant('any', 'none', 'none', { acting: 'none' });
/** Content that administrators manage. Customers with access see only published records. */
const catalogue = (customers: 'any' | 'none') => ({
  read: grant('any', 'any', customers, { acting: customers }),
  create: adminOnly,
  edit: adminOnly,
  delete: adminOnly,
});

export const PERMISSIONS = {
  account: {
    read: everyone('own'),
    signOut: everyone('own'),
    refresh: everyone('own'),
    confirm: everyone('own', { personal: true }),
    changePassword: everyone('own', { personal: true }),
    firstLogin: everyone('own', { personal: true }),
    devices: everyone('own', { personal: true }),
    /** Passkeys, codes from an app, recovery codes. */
    factors: everyone('own', { personal: true }),
    emailSignature: grant('own', 'own', 'none', { personal: true }),
  },
  actAs: {
    start: grant('any', 'assigned', 'none', { acting: 'none' }),
    /** 'Cover for a colleague'; administrators can act as any family anyway. */
    cover: grant('none', 'any', 'none', { acting: 'none' }),
    end: grant('none', 'none', 'none', { acting: 'own' }),
  },
  users: {
    list: grant('any', 'any', 'none'),
    /** Names for selects. */
    lean: grant('any', 'any', 'none'),
    clients: grant('own', 'own', 'none', { acting: 'none' }),
    /** Business users read the families they work with, and themselves. */
    read: grant('any', 'assigned', 'own'),
    /** Name, avatar and contact line of anyone. */
    public: everyone('any', { acting: 'any' }),
    count: grant('any', 'any', 'none', { acting: 'none' }),
    create: grant('any', 'none', 'none', { acting: 'none' }),
    /** users/writable.ts decides which fields. */
    edit: grant('any', 'own', 'own', { acting: 'family' }),
    delete: grant('any', 'none', 'none', { acting: 'none' }),
    sendLink: grant('any', 'none', 'none', { acting: 'none' }),
    /** Who has no second factor yet, and resets of lost ones. */
    factors: adminOnly,
    resetFactors: adminOnly,
    /** Giving a family its coach and success manager. */
    allocate: adminOnly,
  },
  members: {
    read: grant('any', 'assigned', 'own'),
    list: grant('any', 'assigned', 'own'),
    create: grant('any', 'assigned', 'none'),
    /** Customers may change a few fields of their children: see members/body.ts. */
    edit: grant('any', 'assigned', 'own'),
    countOfClinician: grant('any', 'own', 'none', { acting: 'none' }),
  },
  kpis: {
    read: grant('any', 'own', 'none', { acting: 'none' }),
    setTargets: grant('any', 'none', 'none', { acting: 'none' }),
    record: grant('any', 'own', 'none', { acting: 'none' }),
  },
  supportContacts: {
    read: grant('any', 'assigned', 'own'),
    edit: grant('any', 'assigned', 'own'),
  },
  lookups: {
    read: everyone('any', { acting: 'any' }),
    create: grant('any', 'none', 'none', { acting: 'none' }),
    edit: grant('any', 'none', 'none', { acting: 'none' }),
    delete: grant('any', 'none', 'none', { acting: 'none' }),
  },
  drafts: {
    read: everyone('own'),
    write: everyone('own'),
  },
  forms: {
    read: grant('any', 'assigned', 'own'),
    submit: grant('none', 'none', 'own', { acting: 'family' }),
  },
  outbox: {
    read: grant('any', 'none', 'none', { acting: 'none' }),
  },
  files: {
    upload: everyone('own'),
    read: grant('any', 'assigned', 'own'),
  },
  jobs: {
    read: grant('any', 'none', 'none', { acting: 'none' }),
    retry: grant('any', 'none', 'none', { acting: 'none' }),
  },
  status: {
    read: grant('any', 'none', 'none', { acting: 'none' }),
  },
  notifications: {
    stream: everyone('own'),
    list: everyone('own'),
    /** Reports a change that the caller made in a family within reach. */
    create: grant('any', 'assigned', 'own'),
    /** Staff acting as a customer cannot mark the family's notifications as read. */
    read: everyone('own', { personal: true }),
    settings: everyone('own', { personal: true }),
  },
  outcomes: {
    read: grant('any', 'assigned', 'own'),
    create: grant('none', 'assigned', 'none'),
    edit: grant('none', 'assigned', 'none'),
  },
  skills: {
    read: grant('any', 'assigned', 'own'),
    create: grant('none', 'assigned', 'none'),
    edit: grant('none', 'assigned', 'none'),
    /** Administrators only end the team of a skill: see skills/ends-team.ts. */
    change: grant('any', 'assigned', 'none'),
    delete: grant('none', 'assigned', 'none'),
    start: grant('none', 'assigned', 'none'),
  },
  /** Families edit tasks they added and tick tasks assigned to them: see tasks/actions.ts. */
  tasks: {
    read: grant('any', 'assigned', 'own'),
    create: grant('none', 'assigned', 'own'),
    edit: grant('none', 'assigned', 'own'),
    tick: grant('none', 'assigned', 'own'),
    delete: grant('none', 'assigned', 'none'),
  },
  /** Practice at home. Corrections: see practice/rules.ts. */
  practice: {
    read: grant('any', 'assigned', 'own'),
    record: grant('none', 'assigned', 'own'),
    plan: grant('none', 'assigned', 'none'),
    /** The devices of one's own that record without a sign-in; administrators record nothing. */
    pass: grant('none', 'own', 'own', { personal: true }),
  },
  /** Goal scales. Ratings are unseen by the other side until both are in: see gas/present.ts. */
  gas: {
    read: grant('any', 'assigned', 'own'),
    write: grant('none', 'assigned', 'own', { acting: 'none' }),
    /** A guardian in person, and the coach: never staff in the family's view. */
    agree: grant('none', 'assigned', 'own', { personal: true }),
    rate: grant('none', 'assigned', 'own', { personal: true }),
    close: grant('none', 'assigned', 'none', { acting: 'none' }),
  },
  /** Families read only some statuses: see activity-notes/status.ts. */
  sessions: {
    read: grant('any', 'assigned', 'own'),
    create: grant('none', 'assigned', 'none'),
    edit: grant('none', 'assigned', 'none'),
    schedule: grant('none', 'assigned', 'none'),
    delete: grant('any', 'none', 'none'),
    /** A coach's day and week views. */
    calendar: grant('any', 'own', 'none', { acting: 'none' }),
    /** Like or dislike of an idea for home. */
    rate: grant('none', 'none', 'own', { personal: true }),
  },
  reports: {
    sessions: adminOnly,
  },
  favourites: {
    read: everyone('own'),
    write: everyone('own', { personal: true }),
  },
  authors: {
    read: everyone('any', { acting: 'any' }),
    create: grant('any', 'any', 'none', { acting: 'none' }),
    edit: grant('any', 'any', 'none', { acting: 'none' }),
    delete: adminOnly,
  },
  assets: catalogue('any'),
  assetEvents: catalogue('any'),
  emojis: catalogue('any'),
  blogs: catalogue('any'),
  blogCategories: catalogue('any'),
  broadcasts: catalogue('any'),
  videos: catalogue('any'),
  videoCategories: catalogue('none'),
  resourceObjectives: catalogue('none'),
  courses: catalogue('any'),
  shorts: catalogue('any'),
  shortLevels: catalogue('none'),
  shortCategories: catalogue('none'),
  /** Workshops cannot be deleted. */
  workshops: {
    read: everyone('any', { acting: 'any' }),
    create: grant('any', 'any', 'none', { acting: 'none' }),
    edit: adminOnly,
  },
  featureSlides: catalogue('any'),
  homeCategories: catalogue('any'),
  homePrompts: catalogue('any'),
  /** The global search finds drafts too, as the lists of staff do. */
  content: {
    find: grant('any', 'any', 'none', { acting: 'none' }),
    import: adminOnly,
    export: adminOnly,
    bulk: adminOnly,
    /** The bin of every type, and where a record is used: for those who may delete. */
    bin: adminOnly,
  },
  /** Content shown to families, and the viewer's own progress, which only they can record. */
  learning: {
    read: everyone('own'),
    write: everyone('own', { personal: true }),
  },
  sharedVideos: {
    read: grant('any', 'assigned', 'own'),
    share: grant('any', 'assigned', 'none'),
  },
  avatars: {
    write: grant('any', 'assigned', 'own'),
  },
  resources: {
    /** The staff library; staff may also search it while acting for a family. */
    list: grant('any', 'any', 'none', { acting: 'any' }),
    /** Customers read resources shared with their family. */
    read: grant('any', 'any', 'own', { acting: 'any' }),
    uploads: adminOnly,
    /** The viewer's own stars. */
    favourite: grant('own', 'own', 'none', { personal: true }),
    create: grant('any', 'any', 'none', { acting: 'none' }),
    /** resources/writable.ts and resources/status.ts decide which fields and statuses. */
    edit: grant('any', 'any', 'none', { acting: 'none' }),
    delete: adminOnly,
    flag: adminOnly,
    /** Switches the review of what coaches add. */
    setReview: adminOnly,
  },
  sharedResources: {
    read: grant('any', 'assigned', 'own'),
    share: grant('any', 'assigned', 'none'),
  },
  comments: {
    read: grant('any', 'assigned', 'own'),
    /** Administrators cannot comment. */
    write: grant('none', 'assigned', 'own'),
  },
  clientFiles: {
    read: grant('any', 'assigned', 'own'),
    upload: grant('any', 'assigned', 'own'),
    delete: grant('any', 'assigned', 'own'),
    /** Cannot be undone, so only the family itself and administrators may do it. */
    emptyBin: grant('any', 'none', 'own', { acting: 'none' }),
  },
  posts: {
    read: grant('any', 'any', 'own'),
    create: grant('none', 'none', 'own', { acting: 'none' }),
    delete: grant('any', 'any', 'own', { acting: 'none' }),
    restore: grant('any', 'any', 'none', { acting: 'none' }),
    answer: grant('any', 'any', 'none', { acting: 'none' }),
  },
  /** News for all families; dismissing is per person. */
  news: {
    read: grant('none', 'none', 'own', { acting: 'own' }),
    close: grant('none', 'none', 'own', { personal: true }),
  },
  /** A child's diary, written by the family. */
  diary: {
    read: grant('any', 'assigned', 'own'),
    write: grant('none', 'none', 'own'),
  },
  /** A family's rights to access, export and erase its data. */
  privacy: {
    read: grant('any', 'none', 'own'),
    export: grant('any', 'none', 'own', { acting: 'none' }),
    erase: grant('any', 'none', 'own', { acting: 'none' }),
    consent: grant('none', 'none', 'own', { personal: true }),
    oversee: adminOnly,
  },
  /** Between families and staff. Staff see what they sent or received; a family sees all of its own messages. */
  messages: {
    read: grant('any', 'assigned', 'own'),
    send: grant('any', 'assigned', 'none', { acting: 'none' }),
    /** Hiding and acknowledging received messages. */
    receive: everyone('own', { personal: true }),
    /** Families answer, and begin messages to their own team. */
    reply: grant('none', 'none', 'own', { personal: true }),
    /** A family's conversations, one for each coach. */
    threads: grant('none', 'none', 'own', { acting: 'own' }),
  },
  /** A family asks its coach for a session; the coach offers a time or declines. */
  sessionRequests: {
    read: grant('any', 'assigned', 'own'),
    ask: grant('none', 'none', 'own', { personal: true }),
    answer: grant('none', 'assigned', 'none', { acting: 'none' }),
  },
  coachMessages: {
    read: grant('any', 'own', 'none', { acting: 'none' }),
    send: adminOnly,
    delete: grant('any', 'own', 'none', { acting: 'none' }),
  },
  quickLinks: {
    read: everyone('own'),
    write: everyone('own', { personal: true }),
  },
  myTasks: {
    read: grant('own', 'own', 'none', { personal: true }),
    write: grant('own', 'own', 'none', { personal: true }),
  },
  assessment: {
    /** Families, and staff in a family's view. */
    answer: grant('none', 'none', 'any', { acting: 'any' }),
    read: grant('any', 'assigned', 'own'),
  },
  dashboards: {
    /** Figures of a family. */
    family: grant('any', 'assigned', 'own'),
    /** The page of a child as staff see it, with messages to the viewer. */
    child: grant('any', 'assigned', 'none', { acting: 'none' }),
    workspace: grant('any', 'own', 'none', { acting: 'none' }),
    /** 'Since your last visit' is personal, so it is not available while acting. */
    visit: everyone('own', { personal: true }),
    /** Stars of Bright Moments. */
    star: grant('none', 'none', 'own', { personal: true }),
  },
  calendar: {
    /** The user's own Google account. */
    connect: grant('own', 'own', 'none', { personal: true }),
    /** The user's own calendar feed URL. */
    feed: everyone('own', { personal: true }),
    /** One session as a calendar file. */
    export: grant('any', 'assigned', 'own'),
  },
  clientMail: {
    connect: grant('own', 'own', 'none', { personal: true }),
    send: grant('any', 'assigned', 'none', { acting: 'none' }),
    /** Business users read their own mails, and those to families they work with. */
    read: grant('any', 'assigned', 'none', { acting: 'none' }),
  },
  /** How much waits for staff; which kinds depends on the other permissions. */
  waiting: {
    read: grant('any', 'any', 'none', { acting: 'none' }),
  },
  tracking: {
    read: everyone('any', { acting: 'any' }),
    write: grant('any', 'none', 'none', { acting: 'none' }),
  },
} as const satisfies Record<string, Record<string, Grant>>;

export type Area = keyof typeof PERMISSIONS;
/** The actions of an area; for a union of areas, their common actions. */
export type ActionOf<A extends Area> = Extract<keyof (typeof PERMISSIONS)[A], string>;
/** One row of the table. */
export type Permission = { [A in Area]: { area: A; action: ActionOf<A> } }[Area];

export type Viewer = {
  role: Role;
  /** The real user's role while acting as a customer. */
  actorRole?: Role | undefined;
};

/** Undefined for permissions that the types exclude: a cast declaration, or a row missing from the table. */
export const findGrant = ({ area, action }: Permission): Grant | undefined =>
  (PERMISSIONS[area] as Record<string, Grant> | undefined)?.[action];

const narrow = (reach: Reach): Reach => (reach === 'any' || reach === 'assigned' ? 'family' : reach);

/** The reach of the viewer for a permission. */
export const reachWithin = (viewer: Viewer, permission: Permission): Reach => {
  const found = findGrant(permission);
  if (!found) return 'none';
  switch (viewer.role) {
    case 'Administrator':
    case 'BusinessUser':
    case 'Customer':
      return found[viewer.role];
    case 'BusinessAccesCustomer': {
      const actor = viewer.actorRole;
      if (found.personal || (actor !== 'Administrator' && actor !== 'BusinessUser')) return 'none';
      return found.acting ?? narrow(found[actor]);
    }
    default:
      return 'none';
  }
};

export const reachOf = <A extends Area>(viewer: Viewer, area: A, action: ActionOf<A>): Reach =>
  reachWithin(viewer, { area, action } as Permission);

export const can = <A extends Area>(viewer: Viewer, area: A, action: ActionOf<A>): boolean =>
  reachOf(viewer, area, action) !== 'none';
