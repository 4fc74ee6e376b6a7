import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { exchangePictures } from '../../kernel/files/pictures.ts';
import { sanitiseHtml } from '../../kernel/html/sanitise.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { emailSignatureOf, lockEmailSignature, storeEmailSignature } from './write/queries.ts';

/** Cleaned on its way out too: what was stored under older rules does not outlive them. */
export const readEmailSignature = async (userId: string) => ({
  emailSignature: sanitiseHtml(await emailSignatureOf(userId)),
});

export const changeEmailSignature = (by: { principal: Principal; requestId: string }, html: string) =>
  inTransaction(async () => {
    const emailSignature = sanitiseHtml(html);
    const { actorId } = by.principal;
    // Whoever gets the mail sees its signature.
    const about = { field: 'emailSignature', visibility: 'public' } as const;
    await exchangePictures(by.principal, [await lockEmailSignature(actorId)], [emailSignature], about);
    await storeEmailSignature(actorId, emailSignature);
    await recordAudit({ ...by, action: 'editSignature', record: 'user', recordId: actorId, subjectId: actorId });
    return { emailSignature };
  });
