import type { Reach } from '@amberway/contract/kernel/permissions';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import type { LINK_KINDS } from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalid } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Services } from '../../../kernel/services.ts';
import { mustUseDirectory } from '../../../kernel/oidc/staff.ts';
import { mailResetLinkTo, mailSetPasswordLink } from '../../auth/public.ts';
import { lockUser } from './queries.ts';

type RequestActor = { principal: Principal; requestId: string; services: Services; publicUrl: string };

/** Mails a user a new link; older ones of the same purpose stop working. */
export const mailPasswordLink = (
  { services, publicUrl, ...actor }: RequestActor,
  reach: Reach,
  id: string,
  kind: (typeof LINK_KINDS)[number],
) =>
  inTransaction(async () => {
    const user = await lockUser(actor.principal, reach, id);
    if (!SIGN_IN_STATUSES.includes(user.userStatus))
      throw invalid({ userStatus: userTexts.linkNeedsSignIn }, userTexts.linkNeedsSignIn);
    if (mustUseDirectory(services.config, user))
      throw invalid({ userStatus: userTexts.linkNeedsPassword }, userTexts.linkNeedsPassword);
    const mail = kind === 'reset' ? mailResetLinkTo : mailSetPasswordLink;
    await mail(user, services, publicUrl);
    await recordAudit({
      ...actor,
      action: 'sendLink',
      record: 'user',
      recordId: id,
      subjectId: id,
      after: { kind },
    });
  });
