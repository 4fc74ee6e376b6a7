import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { useMe } from '../../kernel/queries/me.ts';

const ofOthers = (text: string): string =>
  text.replace(/\byour coach\b/g, 'the coach').replace(/\bYour coach\b/g, 'The coach');

/** Texts of pages for both families and staff: families read 'your coach', staff 'the coach'. */
export const useCoachText = (): ((text: string) => string) => {
  const family = seesAsFamily(useMe());
  return family ? (text) => text : ofOthers;
};
