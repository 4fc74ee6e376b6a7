import { mayMarkGlobal } from '@amberway/contract/quick-links/actions';
import type { UpdateQuickLinkBody } from '@amberway/contract/quick-links/schemas';
import { MAX_QUICK_LINKS, quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { ApiFailure, invalidFields } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import {
  countHeld,
  insertQuickLink,
  lockQuickLink,
  type QuickLinkRow,
  removeQuickLink,
  storeQuickLink,
} from './queries.ts';

type RequestActor = { principal: Principal; requestId: string };

const refuse = (message: string, field?: string) =>
  new ApiFailure('forbidden', { message, ...(field && { errors: { [field]: message } }) });

const loggedOf = ({ title, url, isGlobal, isStarred }: QuickLinkRow) => ({ title, url, isGlobal, isStarred });

const audit = (
  actor: RequestActor,
  action: string,
  id: string,
  change: { before?: QuickLinkRow; after?: QuickLinkRow },
) =>
  recordAudit({
    ...actor,
    action,
    record: 'quickLink',
    recordId: id,
    subjectId: actor.principal.userId,
    ...(change.before && { before: loggedOf(change.before) }),
    ...(change.after && { after: loggedOf(change.after) }),
  });

/** Repeating the stored value is not a change. */
const refuseGlobal = ({ role }: Principal, wanted: boolean | undefined, stored: boolean) => {
  if (wanted !== undefined && wanted !== stored && !mayMarkGlobal({ role }))
    throw refuse(quickLinkTexts.onlyAdministrators, 'isGlobal');
};

export const createQuickLink = (
  actor: RequestActor,
  { title, url, isGlobal, isStarred }: Pick<QuickLinkRow, 'title' | 'url'> & UpdateQuickLinkBody,
): Promise<QuickLinkRow> =>
  inTransaction(async () => {
    const { principal } = actor;
    refuseGlobal(principal, isGlobal, false);
    if ((await countHeld(principal.userId)) >= MAX_QUICK_LINKS) throw invalidFields({ title: quickLinkTexts.tooMany });
    const marks = { isGlobal: isGlobal ?? false, isStarred: isStarred ?? false };
    const row = await insertQuickLink({ title, url, ...marks, createdBy: principal.userId });
    await audit(actor, 'create', row.id, { after: row });
    return row;
  });

/** A global link of someone else is visible, but changing it returns 403. */
const lockOwn = async ({ principal }: RequestActor, id: string, version?: number) => {
  const row = await lockQuickLink(principal.userId, id, version);
  if (row.createdBy !== principal.userId) throw refuse(quickLinkTexts.onlyCreator);
  return row;
};

export const updateQuickLink = (
  actor: RequestActor,
  id: string,
  { version, ...changes }: UpdateQuickLinkBody,
): Promise<QuickLinkRow> =>
  inTransaction(async () => {
    const before = await lockOwn(actor, id, version);
    refuseGlobal(actor.principal, changes.isGlobal, before.isGlobal);
    const after = await storeQuickLink(id, changes);
    await audit(actor, 'edit', id, { before, after });
    return after;
  });

export const deleteQuickLink = (actor: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const before = await lockOwn(actor, id);
    await removeQuickLink(id);
    await audit(actor, 'delete', id, { before });
  });
