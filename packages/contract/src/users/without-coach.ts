import { customerTypeOf, type Plan } from '../kernel/roles.ts';

type Family = { choosePlan: Plan | null; members: readonly { primaryContact: string | null }[] };

/** Without a programme: the plan is a subscription, and no child has a coach. */
export const isWithoutCoach = ({ choosePlan, members }: Family): boolean =>
  customerTypeOf(choosePlan) === 'Subscriber' && members.every(({ primaryContact }) => primaryContact === null);
