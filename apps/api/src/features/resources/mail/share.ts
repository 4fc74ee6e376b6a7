import type { Principal } from '../../../kernel/identity/principal.ts';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { shareAndNotify } from '../share/share.ts';

type RequestActor = { principal: Principal; requestId: string };

/** Shares attachments too large for their mail with the child. The caller has checked access to it. */
export const shareMailAttachments = async (
  actor: RequestActor,
  memberId: string,
  resources: { id: string; name: string }[],
): Promise<void> => {
  const child = await findMemberInReach(actor.principal, 'any', memberId);
  if (child && resources.length > 0) await shareAndNotify(actor, child, resources);
};
