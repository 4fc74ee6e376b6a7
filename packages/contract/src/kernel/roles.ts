// Who can be on the other end of a request. `role` is the word on the wire; `type` is what the account is.

export const ROLES = ['Administrator', 'BusinessUser', 'Customer', 'Member', 'BusinessAccesCustomer'] as const;
export type Role = (typeof ROLES)[number];

export const USER_TYPES = ['Customer', 'Business', 'Administrator', 'Member'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** What the specification calls 'type' in the user lists and forms: accounts that can sign in. */
export const SIGN_IN_TYPES = ['Customer', 'Business', 'Administrator'] as const satisfies readonly UserType[];

export const roleOfType: Record<UserType, Exclude<Role, 'BusinessAccesCustomer'>> = {
  Administrator: 'Administrator',
  Business: 'BusinessUser',
  Customer: 'Customer',
  Member: 'Member',
};

type Seen = { role: Role };

/** A parent or carer who signed in as themselves. */
export const isFamily = ({ role }: Seen): boolean => role === 'Customer';

/** Somebody of staff in their own view: not while acting for a family. */
export const isStaff = ({ role }: Seen): boolean => role === 'Administrator' || role === 'BusinessUser';
export const isAdministrator = ({ role }: Seen): boolean => role === 'Administrator';
export const isBusinessUser = ({ role }: Seen): boolean => role === 'BusinessUser';

/** Somebody of staff who has opened a family's view. */
export const actsForFamily = ({ role }: Seen): boolean => role === 'BusinessAccesCustomer';

/** The family's own screens: the family itself, or staff acting for it. */
export const seesAsFamily = (viewer: Seen): boolean => isFamily(viewer) || actsForFamily(viewer);

/** The person at the keyboard, also while acting for a family. */
export const actorOf = ({ role, actorRole }: Seen & { actorRole?: Role | undefined }): Seen => ({
  role: actorRole ?? role,
});

export const isFamilyType = (type: UserType): boolean => type === 'Customer';
export const isBusinessType = (type: UserType): boolean => type === 'Business';
export const isAdministratorType = (type: UserType): boolean => type === 'Administrator';

export const USER_STATUSES = ['Active', 'Inactive', 'OnHold', 'Awaiting', 'Deleted'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Active, Awaiting and OnHold users sign in; Inactive and Deleted do not. */
export const SIGN_IN_STATUSES: readonly UserStatus[] = ['Active', 'Awaiting', 'OnHold'];

export const STAFF_ROLES = [
  'Therapist',
  'Mindset Coach',
  'Customer Manager',
  'Account Manager',
  'Resource Manager',
] as const;

/** Business users of these kinds are who a family's success manager usually is. */
export const MANAGER_ROLES = [
  'Customer Manager',
  'Account Manager',
] as const satisfies readonly (typeof STAFF_ROLES)[number][];

export const PLANS = ['Flagship', 'Lite', 'Subscriber', 'Choice', 'Care', 'Others'] as const;
export type Plan = (typeof PLANS)[number];

export const CUSTOMER_TYPES = ['Flagship', 'Subscriber'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** 'Type Subscriber/Flagship' is derived from the plan: Subscriber, else Flagship. */
export const customerTypeOf = (plan: Plan | null): CustomerType => (plan === 'Subscriber' ? 'Subscriber' : 'Flagship');
