import { seesAsFamily } from '@amberway/contract/kernel/roles';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { useMe } from '../../kernel/queries/me.ts';

const calling =
  (name: string) =>
  (text: string): string =>
    text.replace(/\byour coach\b/g, name).replace(/\bYour coach\b/g, `${name.charAt(0).toUpperCase()}${name.slice(1)}`);

const ofStaff = calling('the coach');
const ofTeam = calling('our team');

/**
 * Texts of pages for both families and staff: families read 'your coach', staff 'the coach'. A subscriber has no coach
 * and is not promised one: 'our team', or the other text where the whole sentence is about a coach.
 */
export const useCoachText = (): ((text: string, withoutCoach?: string) => string) => {
  const me = useMe();
  if (!seesAsFamily(me)) return ofStaff;
  return isWithoutCoach(me) ? (text, withoutCoach = ofTeam(text)) => withoutCoach : (text) => text;
};
