import { type CustomerType, type Plan, PLANS, type UserStatus } from '@amberway/contract/kernel/roles';
import type { ScreenKey } from '@amberway/contract/shell/routes';
import type { UserListType } from '@amberway/contract/users/endpoints';
import { listedStatuses } from '@amberway/contract/users/listed';
import { userTexts } from '@amberway/contract/users/texts';
import type { SignInType } from './form/values.ts';

// The six user lists, each as a small declaration. They share everything else.

export type StatusTab = { key: string; label: string; status?: UserStatus };

export type UserList = {
  screen: ScreenKey;
  of: UserListType;
  type: SignInType;
  noun: readonly [one: string, many: string];
  customerType?: CustomerType;
  /** Preset plan of a new customer. */
  plan?: Plan;
  /** Show children, clinicians and success manager as columns. */
  withFamily?: boolean;
  /** Plans of the filter; a single one needs no filter. */
  plans?: readonly Plan[];
  tabs: { administrator: readonly StatusTab[]; others: readonly StatusTab[] };
  deactivated: string;
};

const tab = (status: UserStatus, label: string = status): StatusTab => ({ key: status, label, status });
const ACTIVE = tab('Active');
const othersSee = (customerType?: CustomerType): readonly StatusTab[] =>
  listedStatuses('BusinessUser', customerType).map((status) => tab(status));
const PROGRAM_PLANS = PLANS.filter((plan) => plan !== 'Subscriber');

const subscribers: Omit<UserList, 'screen'> = {
  of: 'customer',
  type: 'Customer',
  noun: ['subscriber', 'subscribers'],
  customerType: 'Subscriber',
  plan: 'Subscriber',
  tabs: {
    administrator: [ACTIVE, tab('Inactive'), tab('Awaiting'), tab('Deleted')],
    others: othersSee('Subscriber'),
  },
  // Specified like this for this list only.
  deactivated: userTexts.deleted,
};

const staffTabs: readonly StatusTab[] = [{ key: 'Current', label: userTexts.current }, tab('Deleted')];
const staff = { tabs: { administrator: staffTabs, others: staffTabs }, deactivated: userTexts.deactivated };

export const USER_LISTS = {
  customer: {
    screen: 'usersCustomer',
    of: 'customer',
    type: 'Customer',
    noun: ['customer', 'customers'],
    plans: PLANS,
    tabs: { administrator: [ACTIVE, tab('Inactive'), tab('OnHold')], others: othersSee() },
    deactivated: userTexts.deactivated,
  },
  customerSubscriber: { ...subscribers, screen: 'usersCustomerSubscriber' },
  program: {
    screen: 'usersProgram',
    of: 'customer',
    type: 'Customer',
    noun: ['customer', 'customers'],
    customerType: 'Flagship',
    plan: 'Flagship',
    withFamily: true,
    plans: PROGRAM_PLANS,
    tabs: {
      administrator: [
        ACTIVE,
        tab('Inactive'),
        tab('OnHold'),
        tab('Awaiting', userTexts.toBeAllocatedTab),
        tab('Deleted'),
      ],
      others: othersSee('Flagship'),
    },
    deactivated: userTexts.deactivated,
  },
  subscribers: { ...subscribers, screen: 'usersSubscribers' },
  business: {
    ...staff,
    screen: 'usersBusiness',
    of: 'business',
    type: 'Business',
    noun: ['business user', 'business users'],
  },
  admin: {
    ...staff,
    screen: 'usersAdmin',
    of: 'admin',
    type: 'Administrator',
    noun: ['administrator', 'administrators'],
  },
} as const satisfies Record<string, UserList>;

export type UserListKey = keyof typeof USER_LISTS;

export const PAGE_SIZES = [50, 100, 200];
export const PLAN_FILTER = 'plan';
