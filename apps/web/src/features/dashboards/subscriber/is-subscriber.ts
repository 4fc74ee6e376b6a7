import { customerTypeOf } from '@amberway/contract/kernel/roles';
import type { CurrentUser } from '@amberway/contract/users/schemas';

/** Without a programme: the plan is a subscription, and no child has a coach. */
export const isSubscriber = ({ choosePlan, members }: Pick<CurrentUser, 'choosePlan' | 'members'>): boolean =>
  customerTypeOf(choosePlan) === 'Subscriber' && members.every(({ primaryContact }) => primaryContact === null);
