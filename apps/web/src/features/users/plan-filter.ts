import { useMemo } from 'react';
import { useNavigationType, useSearchParams } from '../../kernel/router.ts';
import { PLANS, type UserStatus } from '@amberway/contract/kernel/roles';
import type { List } from '../../ui/list/use-list-state.ts';
import { PLAN_FILTER, type UserListKey } from './lists.ts';

// The chosen plans are stored per user and list, beyond sign-out: they contain no personal data.

const AWAITING: UserStatus = 'Awaiting';

const keyOf = (userId: string, list: UserListKey) => `planTypeFilter.${list}.${userId}`;

const readPlans = (userId: string, list: UserListKey): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, list)) ?? '[]');
    return Array.isArray(stored) ? PLANS.filter((plan) => stored.includes(plan)) : [];
  } catch {
    return [];
  }
};

const storePlans = (userId: string, list: UserListKey, plans: readonly string[]): void => {
  try {
    if (plans.length === 0) localStorage.removeItem(keyOf(userId, list));
    else localStorage.setItem(keyOf(userId, list), JSON.stringify(plans));
  } catch {
    // A private window may block storage; the filter then lasts as long as the page.
  }
};

/** The list's state; every choice of plans is stored. */
export const useStoredPlans = (list: List, userId: string, of: UserListKey): List =>
  useMemo(
    () => ({
      ...list,
      setFilter: (key, values) =>
        list.setFilter(key, (now) => {
          const next = typeof values === 'function' ? values(now) : values;
          if (key === PLAN_FILTER) storePlans(userId, of, next);
          return next;
        }),
      clearFilters: () => {
        storePlans(userId, of, []);
        list.clearFilters();
      },
      reset: () => {
        storePlans(userId, of, []);
        list.reset();
      },
    }),
    [list, userId, of],
  );

/**
 * The URL with the stored plans, unless it names plans itself. Going back in the history to a URL without plans does
 * not restore them, and the tab of families to allocate shows all of them: nobody may be overlooked there.
 */
export const useRestoredPlans = (userId: string, of: UserListKey, opened: boolean): string | null => {
  const [params] = useSearchParams();
  const type = useNavigationType();
  if (params.get('tab') === AWAITING) return null;
  if (params.has(PLAN_FILTER) || (opened && type === 'POP')) return null;
  const plans = readPlans(userId, of);
  if (plans.length === 0) return null;
  const next = new URLSearchParams(params);
  for (const plan of plans) next.append(PLAN_FILTER, plan);
  return `?${next.toString()}`;
};
