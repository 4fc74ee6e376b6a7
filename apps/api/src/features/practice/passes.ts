import { PASSES_MAX } from '@amberway/contract/practice/limits';
import type { PracticePass } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, notFound, sessionExpired } from '../../kernel/http/failure.ts';
import {
  childrenOfPasses,
  insertPass,
  listPasses,
  lockPass,
  lockPassHolder,
  replacePassMembers,
  revokePass,
} from '../../kernel/identity/passes.queries.ts';
import { type Principal, principalReach } from '../../kernel/identity/principal.ts';
import { holdSignIn } from '../../kernel/identity/sign-ins.queries.ts';
import { findChildren } from './children.queries.ts';

type Actor = { principal: Principal; requestId: string };

const reachOf = (principal: Principal) => principalReach(principal, 'practice', 'record');

/** A child that the person no longer reaches is not named, though the pass still names it. */
export const loadPasses = async (principal: Principal): Promise<PracticePass[]> => {
  const rows = await listPasses(principal.actorId);
  const named = rows.length > 0 ? await childrenOfPasses(rows.map(({ id }) => id)) : [];
  const within =
    named.length > 0
      ? await findChildren(
          principal,
          reachOf(principal),
          named.map(({ id }) => id),
        )
      : [];
  const reached = new Set(within.map(({ id }) => id));
  const children = named.filter(({ id }) => reached.has(id));
  return rows.map(({ id, ...row }) => ({
    _id: id,
    ...row,
    members: children
      .filter(({ passId }) => passId === id)
      .map((child) => ({ _id: child.id, firstName: child.firstName })),
  }));
};

/** The ids of these children, once each, all of which the person reaches. */
const reachedChildren = async (principal: Principal, members: readonly string[]): Promise<string[]> => {
  const wanted = [...new Set(members.map((id) => id.toLowerCase()))];
  const children = await findChildren(principal, reachOf(principal), wanted);
  if (children.length < wanted.length) throw notFound();
  return wanted;
};

const loadPass = async (principal: Principal, id: string): Promise<PracticePass> => {
  const found = (await loadPasses(principal)).find(({ _id }) => _id === id);
  if (!found) throw new Error('The pass was not stored.');
  return found;
};

type Wanted = { deviceName: string; members: readonly string[] };

/** The token is returned once and stored nowhere but on the device. */
export const createPass = (
  { principal, requestId }: Actor,
  { deviceName, members }: Wanted,
): Promise<PracticePass & { token: string }> =>
  inTransaction(async () => {
    const userId = principal.actorId;
    const wanted = await reachedChildren(principal, members);
    await lockPassHolder(userId);
    // A new password ends sign-ins and passes: a request that began before must not leave a new pass behind.
    if (!(await holdSignIn(principal.rootId))) throw sessionExpired();
    if ((await listPasses(userId)).length >= PASSES_MAX) throw invalidFields({ deviceName: practiceTexts.passesFull });
    const { id, token } = await insertPass({ userId, deviceName, memberIds: wanted });
    await recordAudit({
      principal,
      action: 'create',
      record: 'practicePass',
      recordId: id,
      subjectId: userId,
      after: { members: wanted },
      requestId,
    });
    return { ...(await loadPass(principal, id)), token };
  });

/** For a child that came to the family after the device was made ready. */
export const setPassChildren = (
  { principal, requestId }: Actor,
  passId: string,
  members: readonly string[],
): Promise<PracticePass> =>
  inTransaction(async () => {
    const id = passId.toLowerCase();
    if (!(await lockPass(principal.actorId, id))) throw notFound();
    const wanted = await reachedChildren(principal, members);
    const before = (await childrenOfPasses([id])).map((child) => child.id);
    await replacePassMembers(id, wanted);
    await recordAudit({
      principal,
      action: 'change',
      record: 'practicePass',
      recordId: id,
      subjectId: principal.actorId,
      before: { members: before },
      after: { members: wanted },
      requestId,
    });
    return loadPass(principal, id);
  });

export const endPass = ({ principal, requestId }: Actor, id: string): Promise<void> =>
  inTransaction(async () => {
    if (!(await revokePass(principal.actorId, id))) throw notFound();
    await recordAudit({
      principal,
      action: 'end',
      record: 'practicePass',
      recordId: id,
      subjectId: principal.actorId,
      requestId,
    });
  });
