import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';

/** A face is seen by everyone who sees the name: by all who are signed in. */
export const changeAvatar = async (
  principal: Principal,
  ownerId: string,
  before: string | null,
  after: string | null | undefined,
): Promise<void> => {
  if (after === undefined) return;
  // One's own picture may be larger than one that goes into the user form.
  const use = ownerId === principal.actorId ? 'profile' : 'avatar';
  if (after) await attachFile(principal, after, { field: 'avatar', use, visibility: 'public', ownPicture: true });
  if (before) await detachFile(before);
};
