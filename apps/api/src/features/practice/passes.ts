import { PASSES_MAX } from '@amberway/contract/practice/limits';
import type { PracticePass } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import {
  childrenOfPasses,
  insertPass,
  listPasses,
  lockPassHolder,
  revokePass,
} from '../../kernel/identity/passes.queries.ts';
import { type Principal, principalReach } from '../../kernel/identity/principal.ts';
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

type Wanted = { deviceName: string; members: readonly string[] };

/** The token is returned once and stored nowhere but on the device. */
export const createPass = (
  { principal, requestId }: Actor,
  { deviceName, members }: Wanted,
): Promise<PracticePass & { token: string }> =>
  inTransaction(async () => {
    const userId = principal.actorId;
    const wanted = [...new Set(members.map((id) => id.toLowerCase()))];
    const children = await findChildren(principal, reachOf(principal), wanted);
    if (children.length < wanted.length) throw notFound();
    await lockPassHolder(userId);
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
    const added = (await loadPasses(principal)).find(({ _id }) => _id === id);
    if (!added) throw new Error('The pass was not stored.');
    return { ...added, token };
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
