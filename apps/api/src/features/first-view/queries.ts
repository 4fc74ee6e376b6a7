import { sql } from 'drizzle-orm';
import type { Plan } from '@amberway/contract/kernel/roles';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { onlyRow } from '../../kernel/db/figures.ts';

type Row = { choosePlan: Plan | null; contacts: (string | null)[] };

/** Whether the family has the home of a subscriber. */
export const findWithoutCoach = async (customerId: string): Promise<boolean> => {
  const { choosePlan, contacts } = await onlyRow<Row>(sql`select choose_plan as "choosePlan",
    array(select m.primary_contact from members m where m.parent_id = users.id and m.deleted_at is null) as contacts
    from users where users.id = ${customerId}`);
  return isWithoutCoach({ choosePlan, members: contacts.map((primaryContact) => ({ primaryContact })) });
};
