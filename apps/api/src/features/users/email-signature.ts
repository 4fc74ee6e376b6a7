import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { exchangePictures } from '../../kernel/files/pictures.ts';
import { cleanHtml } from '../../kernel/html/clean.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { emailSignatureOf, lockEmailSignature, storeEmailSignature } from './write/queries.ts';

/** Sanitised when read, too: signatures stored under older rules must follow the current ones. */
export const readEmailSignature = async (userId: string) => ({
  emailSignature: await cleanHtml(await emailSignatureOf(userId)),
});

export const changeEmailSignature = async (actor: { principal: Principal; requestId: string }, html: string) => {
  const emailSignature = await cleanHtml(html);
  return inTransaction(async () => {
    const { actorId } = actor.principal;
    // Public: every recipient of a mail sees the signature.
    const about = { field: 'emailSignature', use: 'editor', visibility: 'public' } as const;
    await exchangePictures(actor.principal, [await lockEmailSignature(actorId)], [emailSignature], about);
    await storeEmailSignature(actorId, emailSignature);
    await recordAudit({ ...actor, action: 'editSignature', record: 'user', recordId: actorId, subjectId: actorId });
    return { emailSignature };
  });
};
