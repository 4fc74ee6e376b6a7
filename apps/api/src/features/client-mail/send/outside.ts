import type { SendMailBody } from '@amberway/contract/client-mail/body';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { externalDeepLink } from '@amberway/contract/content/links';
import { invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { shareMailAttachments } from '../../resources/public.ts';
import { firstChildOf, type Recipient } from '../recipients.queries.ts';
import type { Attached } from './attachments.ts';

type RequestActor = { principal: Principal; requestId: string; publicUrl: string };

/**
 * What does not fit into a mail is given to the child, and the mail leads there. `share` is for when the mail has left:
 * what never left is not shared either.
 */
export const linksFor = async (
  by: RequestActor,
  { recipient, body }: { recipient: Recipient; body: SendMailBody },
  outside: readonly Attached[],
) => {
  if (outside.length === 0) return { linked: [], share: async () => {} };
  const memberId = body.memberId ?? (await firstChildOf(recipient._id))?._id;
  if (!memberId) throw invalidFields({ file: clientMailTexts.tooLargeForMail });
  const resources = outside.map(({ resourceId, file }) => ({ id: resourceId, name: file.originalName }));
  return {
    linked: resources.map(({ id, name }) => ({ name, url: externalDeepLink(by.publicUrl, 'resources', id) })),
    share: () => shareMailAttachments(by, memberId, resources),
  };
};
