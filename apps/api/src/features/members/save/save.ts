import { uuidv7 } from 'uuidv7';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { memberTexts } from '@amberway/contract/members/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { attachFile, detachFile } from '../../../kernel/files/attach.ts';
import { ApiFailure, invalid, invalidFields, notFound, stale } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { todayOf } from '../../../kernel/clock/today.ts';
import { endTeamsOfClinician } from '../../programme/public.ts';
import { type ChildChange, type ChildInput, changeOf, problemsOf, refusedFields } from './child.ts';
import { customersWithin, insertChild, lockChildren, type StoredChild, storeChild } from './queries.ts';
import { referenceProblems, refuseNaming } from './references.ts';

export type SaveChildren = {
  principal: Principal;
  reach: Reach;
  requestId: string;
  children: ChildInput[];
  /** The family all of them belong to, when the caller has already checked access to it. */
  familyId?: string;
  /** The name of a field of the child at this index in error responses. */
  field: (number: number, name: string) => string;
};

/** The family of the child. A family out of reach, or other than the stored one, returns 404 like an unknown one. */
const familyOf = (child: ChildInput, stored: StoredChild | undefined, familyId: string | undefined) => {
  const known = stored?.parentId ?? familyId;
  if (known && ((familyId && known !== familyId) || (child.parent && child.parent !== known))) throw notFound();
  return known ?? child.parent;
};

const requireChildren = async ({
  principal,
  reach,
  children,
  familyId,
  field,
}: SaveChildren): Promise<ChildChange[]> => {
  const ids = children.flatMap(({ _id }) => _id ?? []);
  if (new Set(ids).size < ids.length) throw invalid({ [field(0, '_id')]: 'Each child can be sent once.' });
  const stored = new Map((await lockChildren(principal, reach, ids)).map((row) => [row.id, row]));
  const missing: Record<string, string> = {};
  const changes = children.map((child, number) => {
    const row = child._id ? stored.get(child._id) : undefined;
    if (child._id && !row) throw notFound();
    const parentId = familyOf(child, row, familyId);
    if (!parentId) missing[field(number, 'parent')] = memberTexts.selectParent;
    return changeOf(child, parentId ?? '', row);
  });
  if (Object.keys(missing).length > 0) throw invalidFields(missing);
  const named = new Set(changes.filter(({ stored: row }) => !row && !familyId).map(({ parentId }) => parentId));
  if ((await customersWithin(principal, reach, [...named])).length < named.size) throw notFound();
  if (children.some(({ version }, n) => version && version !== (changes[n]?.stored?.version ?? version))) throw stale();
  return changes;
};

const store = async ({ principal, requestId }: SaveChildren, change: ChildChange, avatarField: string) => {
  const { stored, changes, parentId } = change;
  const id = stored?.id ?? uuidv7();
  if (stored && Object.keys(changes).length === 0) return id;
  if (changes.avatarUrl)
    await attachFile(principal, changes.avatarUrl, {
      customerId: parentId,
      field: avatarField,
      use: 'profile',
      ownPicture: true,
    });
  if (changes.avatarUrl !== undefined && stored?.avatarUrl) await detachFile(stored.avatarUrl);
  if (stored) await storeChild(id, changes);
  else await insertChild({ firstName: '', ...changes, id, parentId });
  await recordAudit({
    principal,
    action: stored ? 'edit' : 'create',
    record: 'member',
    recordId: id,
    subjectId: parentId,
    ...(stored && { before: { ...stored } }),
    after: changes,
    requestId,
  });
  if (stored && changes.primaryContact !== undefined)
    await endTeamsOfClinician(
      { principal, requestId },
      { memberId: id, customerId: parentId, clinician: stored.primaryContact },
    );
  return id;
};

/** Changes and adds children: all of them or none. Returns their ids in the order they were sent. */
export const saveChildren = (save: SaveChildren): Promise<string[]> =>
  inTransaction(async () => {
    const { principal, children, field } = save;
    const changes = await requireChildren(save);
    const named = (number: number, errors: Record<string, string>) =>
      Object.entries(errors).map(([name, text]) => [field(number, name), text] as const);

    const refused = changes.flatMap((change, n) => named(n, refusedFields(principal, change)));
    if (refused.length > 0) throw new ApiFailure('forbidden', { errors: Object.fromEntries(refused) });

    const today = todayOf(principal);
    const problems = changes.flatMap((change, n) => named(n, problemsOf(children[n] ?? {}, change, today)));
    const checked = changes.map((change, n) => ({ change, field: (name: string) => field(n, name) }));
    await refuseNaming(principal, checked);
    const wrong = { ...(await referenceProblems(principal, checked)), ...Object.fromEntries(problems) };
    if (Object.keys(wrong).length > 0) throw invalidFields(wrong);

    const ids: string[] = [];
    for (const [n, change] of changes.entries()) ids.push(await store(save, change, field(n, 'avatarUrl')));
    return ids;
  });
