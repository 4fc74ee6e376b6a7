import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { DirectoryPerson } from '../../../kernel/oidc/claims.ts';
import { OidcFailure } from '../../../kernel/oidc/failure.ts';
import type { OidcSettings } from '../../../kernel/oidc/settings.ts';
import { isOfDirectory } from '../../../kernel/oidc/staff.ts';
import { findByEmail, findUserForSignIn } from '../queries.ts';
import { findLinkedUser, insertIdentity } from './queries.ts';

const refused = (reason: string) => new OidcFailure('refused', reason);

type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

/** Staff of the organisation who may sign in. All others are refused in the same words: the reason is only logged. */
const requireStaff = (settings: OidcSettings, user: Account | undefined): Account => {
  if (!user) throw refused('no_account');
  if (!SIGN_IN_STATUSES.includes(user.userStatus)) throw refused('inactive');
  if (!isOfDirectory(settings, user)) throw refused('not_staff_of_domain');
  return user;
};

const recordFor = (user: Account, action: string, after: Record<string, unknown>, requestId: string) =>
  recordAudit({ principal: null, action, record: 'user', recordId: user.id, subjectId: user.id, after, requestId });

const link = (user: Account, { issuer, subject }: DirectoryPerson, requestId: string) =>
  inTransaction(async () => {
    // Its address belongs to somebody else at the directory now, or two sign-ins came at once.
    if (!(await insertIdentity({ issuer, subject, userId: user.id }))) {
      if ((await findLinkedUser({ issuer, subject })) === user.id) return;
      throw refused('linked_to_another');
    }
    await recordFor(user, 'linkIdentity', { issuer }, requestId);
  });

/**
 * The account of a person of the directory: the one that is linked, or at the first time the one with the address that
 * the directory vouches for. None is made.
 */
export const accountOf = async (
  settings: OidcSettings,
  person: DirectoryPerson,
  requestId: string,
): Promise<Account> => {
  const { issuer, email, isStrong } = person;
  const linked = await findLinkedUser(person);
  if (!linked && !email) throw refused('email_not_verified');
  const user = requireStaff(settings, linked ? await findUserForSignIn(linked) : await findByEmail(email ?? ''));
  if (!linked) await link(user, person, requestId);
  await recordFor(user, 'signInAtDirectory', { issuer, isStrong }, requestId);
  return user;
};
