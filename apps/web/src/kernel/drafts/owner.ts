import type { CurrentUser } from '@amberway/contract/users/schemas';

/** Drafts belong to the actor, also in a customer's view. */
export const ownerOfDrafts = ({ _id, actor }: Pick<CurrentUser, '_id' | 'actor'>): string => actor?._id ?? _id;
