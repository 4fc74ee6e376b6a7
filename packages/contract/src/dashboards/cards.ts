import { DASHBOARD_LIST_SIZE } from './texts.ts';

/** Where 'More...' of a card leads. */
export const MORE_TARGETS = {
  resources: '/dashboard/myresources',
  activities: '/dashboard/mysessions',
  skills: '/dashboard/myprogram',
  tasks: '/dashboard/myprogram',
  favourites: '/dashboard/myfavorites',
} as const;

/** A list that is full has more behind it, or may have. */
export const hasMore = (items: readonly unknown[]): boolean => items.length >= DASHBOARD_LIST_SIZE;

export const memberHome = (memberId: string): string => `/dashboard?memberId=${memberId}`;
export const ideasOf = (memberId: string): string => `/dashboard/member/${memberId}?redirect=/dashboard/ideasForHome`;
