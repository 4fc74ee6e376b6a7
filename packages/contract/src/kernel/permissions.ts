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

export const PERMISSIONS = {
  account: {
    read: everyone('own'),
    signOut: everyone('own'),
    refresh: everyone('own'),
    confirm: everyone('own', { personal: true }),
    changePassword: everyone('own', { personal: true }),
    firstLogin: everyone('own', { personal: true }),
  },
  actAs: {
    start: grant('any', 'assigned', 'none', { acting: 'none' }),
    end: grant('none', 'none', 'none', { acting: 'own' }),
  },
  users: {
    list: grant('any', 'any', 'none'),
    /** Names for selects. */
    lean: grant('any', 'any', 'none'),
    clients: grant('own', 'own', 'none', { acting: 'none' }),
  },
  members: {
    read: grant('any', 'assigned', 'own'),
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
  },
} as const satisfies Record<string, Record<string, Grant>>;

export type Area = keyof typeof PERMISSIONS;
export type Action = { [A in Area]: Extract<keyof (typeof PERMISSIONS)[A], string> }[Area];

export type Viewer = {
  role: Role;
  /** The real user's role while acting as a customer. */
  actorRole?: Role | undefined;
};

export const findGrant = (area: Area, action: Action): Grant | undefined =>
  (PERMISSIONS[area] as Record<string, Grant> | undefined)?.[action];

const narrow = (reach: Reach): Reach => (reach === 'any' || reach === 'assigned' ? 'family' : reach);

/** How far the viewer's permission goes. */
export const reachOf = (viewer: Viewer, area: Area, action: Action): Reach => {
  const found = findGrant(area, action);
  if (!found) return 'none';
  switch (viewer.role) {
    case 'Administrator':
    case 'BusinessUser':
    case 'Customer':
      return found[viewer.role];
    case 'BusinessAccesCustomer': {
      if (found.personal) return 'none';
      if (found.acting) return found.acting;
      const actor = viewer.actorRole;
      return actor === 'Administrator' || actor === 'BusinessUser' ? narrow(found[actor]) : 'none';
    }
    default:
      return 'none';
  }
};

export const can = (viewer: Viewer, area: Area, action: Action): boolean => reachOf(viewer, area, action) !== 'none';
