// The parties of a request. `role` is the name on the wire; `type` is the kind of account.

export const ROLES = ['Administrator', 'BusinessUser', 'Customer', 'Member', 'BusinessAccesCustomer'] as const;
export type Role = (typeof ROLES)[number];

export const USER_TYPES = ['Customer', 'Business', 'Administrator', 'Member'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The specification's 'type' in user lists and forms: accounts that can sign in. */
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

/** Staff in their own view, not acting for a family. */
export const isStaff = ({ role }: Seen): boolean => role === 'Administrator' || role === 'BusinessUser';
export const isAdministrator = ({ role }: Seen): boolean => role === 'Administrator';
export const isBusinessUser = ({ role }: Seen): boolean => role === 'BusinessUser';

/** Staff who have opened a family's view. */
export const actsForFamily = ({ role }: Seen): boolean => role === 'BusinessAccesCustomer';

/** Viewers of the family's screens: the family itself, or staff acting for it. */
export const seesAsFamily = (viewer: Seen): boolean => isFamily(viewer) || actsForFamily(viewer);

/** The role of the real person, also while acting for a family. */
export const actorOf = ({ role, actorRole }: Seen & { actorRole?: Role | undefined }): Seen => ({
  role: actorRole ?? role,
});

export const isFamilyType = (type: UserType): boolean => type === 'Customer';
export const isBusinessType = (type: UserType): boolean => type === 'Business';
export const isAdministratorType = (type: UserType): boolean => type === 'Administrator';

export const USER_STATUSES = ['Active', 'Inactive', 'OnHold', 'Awaiting', 'Deleted'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Active, Awaiting and OnHold users can sign in; Inactive and Deleted cannot. */
export const SIGN_IN_STATUSES: readonly UserStatus[] = ['Active', 'Awaiting', 'OnHold'];

export const STAFF_ROLES = [
  'Therapist',
  'Mindset Coach',
  'Customer Manager',
  'Account Manager',
  'Resource Manager',
] as const;

/** The usual roles of a child's clinician. */
export const COACH_ROLES = ['Therapist', 'Mindset Coach'] as const satisfies readonly (typeof STAFF_ROLES)[number][];

/** The usual roles of a family's success manager. */
export const MANAGER_ROLES = [
  'Customer Manager',
  'Account Manager',
] as const satisfies readonly (typeof STAFF_ROLES)[number][];

export const PLANS = ['Flagship', 'Lite', 'Subscriber', 'Choice', 'Care', 'Others'] as const;
export type Plan = (typeof PLANS)[number];

export const CUSTOMER_TYPES = ['Flagship', 'Subscriber'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** The specification's 'Type Subscriber/Flagship', derived from the plan: Subscriber, else Flagship. */
export const customerTypeOf = (plan: Plan | null): CustomerType => (plan === 'Subscriber' ? 'Subscriber' : 'Flagship');
