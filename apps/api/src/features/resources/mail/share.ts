import type { Principal } from '../../../kernel/identity/principal.ts';
import { findChild } from '../share/queries.ts';
import { giveTo } from '../share/share.ts';

type By = { principal: Principal; requestId: string };

/** Attachments that were too large for their mail are read in the child's resources. The caller was admitted to it. */
export const shareMailAttachments = async (
  by: By,
  memberId: string,
  resources: { id: string; name: string }[],
): Promise<void> => {
  const child = await findChild(by.principal, 'any', memberId);
  if (child && resources.length > 0) await giveTo(by, child, resources);
};
