import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';

/** Avatars are public: everyone signed in sees them beside the names. */
export const changeAvatar = async (
  principal: Principal,
  ownerId: string,
  before: string | null,
  after: string | null | undefined,
): Promise<void> => {
  if (after === undefined) return;
  // A user's own picture may be larger than one set in the user form.
  const use = ownerId === principal.actorId ? 'profile' : 'avatar';
  if (after) await attachFile(principal, after, { field: 'avatar', use, visibility: 'public', ownPicture: true });
  if (before) await detachFile(before);
};
