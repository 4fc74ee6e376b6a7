import { leaveCustomer } from '../../kernel/sign-in/acting.ts';
import { useWork } from '../use-action.ts';

/** Leaves the family's view; busy until the next document is there. */
export const useLeaveCustomer = () =>
  useWork((to?: string) => leaveCustomer(to), { done: () => new Promise<void>(() => {}) });
