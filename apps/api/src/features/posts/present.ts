import type { Interaction, UserPost } from '@amberway/contract/posts/schemas';
import type { InteractionRow, PostRow } from './queries.ts';

const person = ({ id, ...user }: PostRow['user']) => ({ _id: id, ...user });

const presentInteraction = ({ id, postId: _, deletedAt, user, ...row }: InteractionRow): Interaction => ({
  _id: id,
  ...row,
  user: person(user),
  isDeleted: deletedAt !== null,
});

export const presentPost = ({ id, answered, user, ...row }: PostRow, all: InteractionRow[]): UserPost => {
  const interactions = all.filter(({ postId }) => postId === id).map(presentInteraction);
  return {
    _id: id,
    ...row,
    user: person(user),
    isDeleted: row.deletedAt !== null,
    unanswered: !answered,
    interactions,
    responses: interactions.filter(({ type }) => type === 'Response'),
  };
};
