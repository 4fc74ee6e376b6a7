import type { Role } from './roles.ts';

// role × area × action → reach. Read by the server (a reach other than `any` becomes a SQL filter)
// and by the screens (can the viewer do it at all). Screens' `open` is in shell/routes.ts.

export const REACHES = ['any', 'assigned', 'family', 'own', 'none'] as const;
/**
 * any: every record. assigned: families the business user works with. family: the one family a staff member acts for.
 * own: the principal's own records, for customers their family. none: refused.
 */
export type Reach = (typeof REACHES)[number];

type Grant = {
  Administrator: Reach;
  BusinessUser: Reach;
  Customer: Reach;
  /** Only the account's owner, never someone acting as a customer. */
  personal?: true;
  /** Set where acting differs from 'the real user's ability, narrowed to that family'. */
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
/** Content that administrators keep. Customers, where they read it, see what is published. */
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
    emailSignature: grant('own', 'own', 'none', { personal: true }),
  },
  actAs: {
    start: grant('any', 'assigned', 'none', { acting: 'none' }),
    /** 'Cover for a colleague'; administrators open any family anyway. */
    cover: grant('none', 'any', 'none', { acting: 'none' }),
    end: grant('none', 'none', 'none', { acting: 'own' }),
  },
  users: {
    list: grant('any', 'any', 'none'),
    /** Names for selects. */
    lean: grant('any', 'any', 'none'),
    clients: grant('own', 'own', 'none', { acting: 'none' }),
    /** Business users see the families they work with, and themselves. */
    read: grant('any', 'assigned', 'own'),
    /** Name, face and contact line of anyone. */
    public: everyone('any', { acting: 'any' }),
    count: grant('any', 'any', 'none', { acting: 'none' }),
    create: grant('any', 'none', 'none', { acting: 'none' }),
    /** Which fields is a question of users/writable.ts. */
    edit: grant('any', 'own', 'own', { acting: 'family' }),
    delete: grant('any', 'none', 'none', { acting: 'none' }),
    sendLink: grant('any', 'none', 'none', { acting: 'none' }),
  },
  members: {
    read: grant('any', 'assigned', 'own'),
    list: grant('any', 'assigned', 'own'),
    create: grant('any', 'assigned', 'none'),
    /** Customers change a few fields of their children: members/body.ts. */
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
  notifications: {
    stream: everyone('own'),
    list: everyone('own'),
    /** A change that the caller made in a family they reach. */
    create: grant('any', 'assigned', 'own'),
    /** A family's bell is not emptied by someone who looks over its shoulder. */
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
    delete: grant('none', 'assigned', 'none'),
    start: grant('none', 'assigned', 'none'),
  },
  /** Families edit what they added and tick what is assigned to them: tasks/acts.ts. */
  tasks: {
    read: grant('any', 'assigned', 'own'),
    create: grant('none', 'assigned', 'own'),
    edit: grant('none', 'assigned', 'own'),
    tick: grant('none', 'assigned', 'own'),
    delete: grant('none', 'assigned', 'none'),
  },
  /** Families read what is shown to them: sessions/status.ts. */
  sessions: {
    read: grant('any', 'assigned', 'own'),
    create: grant('none', 'assigned', 'none'),
    edit: grant('none', 'assigned', 'none'),
    schedule: grant('none', 'assigned', 'none'),
    delete: grant('any', 'none', 'none'),
    /** A coach's day and week. */
    calendar: grant('any', 'own', 'none', { acting: 'none' }),
    /** Like and dislike of an idea for home. */
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
  /** Nobody deletes one. */
  workshops: {
    read: everyone('any', { acting: 'any' }),
    create: grant('any', 'any', 'none', { acting: 'none' }),
    edit: adminOnly,
  },
  featureSlides: catalogue('any'),
  homeCategories: catalogue('any'),
  homePrompts: catalogue('any'),
  content: { import: adminOnly, export: adminOnly, bulk: adminOnly },
  /** What families may see of the content, and how far one is with it: one's own, and one's own to say. */
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
    /** The staff's library; looking something up in it for a family is part of acting for it. */
    list: grant('any', 'any', 'none', { acting: 'any' }),
    /** Customers read what is shared with their family. */
    read: grant('any', 'any', 'own', { acting: 'any' }),
    uploads: adminOnly,
    /** One's own stars. */
    favourite: grant('own', 'own', 'none', { personal: true }),
    create: grant('any', 'any', 'none', { acting: 'none' }),
    /** Which fields and statuses is a question of resources/writable.ts and resources/status.ts. */
    edit: grant('any', 'any', 'none', { acting: 'none' }),
    delete: adminOnly,
    flag: adminOnly,
  },
  sharedResources: {
    read: grant('any', 'assigned', 'own'),
    share: grant('any', 'assigned', 'none'),
  },
  comments: {
    read: grant('any', 'assigned', 'own'),
    /** Administrators have no comment box. */
    write: grant('none', 'assigned', 'own'),
  },
  clientFiles: {
    read: grant('any', 'assigned', 'own'),
    upload: grant('any', 'assigned', 'own'),
    delete: grant('any', 'assigned', 'own'),
    /** Cannot be undone: for the family itself and administrators. */
    emptyBin: grant('any', 'none', 'own', { acting: 'none' }),
  },
  posts: {
    read: grant('any', 'any', 'own'),
    create: grant('none', 'none', 'own', { acting: 'none' }),
    delete: grant('any', 'any', 'own', { acting: 'none' }),
    answer: grant('any', 'any', 'none', { acting: 'none' }),
  },
  /** What is told to every family; what one has closed is one's own. */
  news: {
    read: grant('none', 'none', 'own', { acting: 'own' }),
    close: grant('none', 'none', 'own', { personal: true }),
  },
  /** How a child's day was, in the family's own words. */
  diary: {
    read: grant('any', 'assigned', 'own'),
    write: grant('none', 'none', 'own'),
  },
  /** A family's right to know, to take along and to be forgotten. */
  privacy: {
    read: grant('any', 'none', 'own'),
    export: grant('any', 'none', 'own', { acting: 'none' }),
    erase: grant('any', 'none', 'own', { acting: 'none' }),
    consent: grant('none', 'none', 'own', { personal: true }),
    oversee: adminOnly,
  },
  /** Between families and those who work with them. One sees what one sent or received; a family sees all of its own. */
  messages: {
    read: grant('any', 'assigned', 'own'),
    send: grant('any', 'assigned', 'none', { acting: 'none' }),
    /** Hiding and acknowledging what one received. */
    receive: everyone('own', { personal: true }),
    reply: grant('none', 'none', 'own', { personal: true }),
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
    /** Families, and staff with them in their view. */
    answer: grant('none', 'none', 'any', { acting: 'any' }),
    read: grant('any', 'assigned', 'own'),
  },
  dashboards: {
    /** A family's figures. */
    family: grant('any', 'assigned', 'own'),
    workspace: grant('any', 'own', 'none', { acting: 'none' }),
    /** 'Since your last visit' is about the person, so nobody has it in someone else's view. */
    visit: everyone('own', { personal: true }),
    /** Bright Moments. */
    star: grant('none', 'none', 'own', { personal: true }),
  },
  calendar: {
    /** One's own Google account. */
    connect: grant('own', 'own', 'none', { personal: true }),
    /** One's own calendar address for other programs. */
    feed: everyone('own', { personal: true }),
    /** One session for one's calendar program. */
    export: grant('any', 'assigned', 'own'),
  },
  clientMail: {
    connect: grant('own', 'own', 'none', { personal: true }),
    send: grant('any', 'assigned', 'none', { acting: 'none' }),
    /** Business users: their own mails, and those to families they work with. */
    read: grant('any', 'assigned', 'none', { acting: 'none' }),
  },
  tracking: {
    read: everyone('any', { acting: 'any' }),
    write: grant('any', 'none', 'none', { acting: 'none' }),
  },
} as const satisfies Record<string, Record<string, Grant>>;

export type Area = keyof typeof PERMISSIONS;
/** The actions of an area; of several areas, those they all have. */
export type ActionOf<A extends Area> = Extract<keyof (typeof PERMISSIONS)[A], string>;
/** One row of the table. */
export type Permission = { [A in Area]: { area: A; action: ActionOf<A> } }[Area];

export type Viewer = {
  role: Role;
  /** The real user's role while acting as a customer. */
  actorRole?: Role | undefined;
};

/** Undefined for what the types do not allow: a declaration that was cast, or a table that lost a row. */
export const findGrant = ({ area, action }: Permission): Grant | undefined =>
  (PERMISSIONS[area] as Record<string, Grant> | undefined)?.[action];

const narrow = (reach: Reach): Reach => (reach === 'any' || reach === 'assigned' ? 'family' : reach);

/** How far the viewer's permission goes. */
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
