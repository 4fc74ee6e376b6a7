import { DASHBOARD_LIST_SIZE } from './texts.ts';

/** The path that a card's 'More...' opens. */
export const MORE_TARGETS = {
  resources: '/dashboard/myresources',
  activities: '/dashboard/mysessions',
  skills: '/dashboard/myprogram',
  tasks: '/dashboard/myprogram',
  favourites: '/dashboard/myfavorites',
} as const;

/** A full list may have more entries. */
export const hasMore = (items: readonly unknown[]): boolean => items.length >= DASHBOARD_LIST_SIZE;

export const memberHome = (memberId: string): string => `/dashboard?memberId=${memberId}`;
export const ideasOf = (memberId: string): string => `/dashboard/member/${memberId}?redirect=/dashboard/ideasForHome`;
