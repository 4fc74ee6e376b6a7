import { uuidv7 } from 'uuidv7';
import type { CreateOutcomeBody, UpdateOutcomeBody } from '@amberway/contract/outcomes/body';
import { outcomeCloses } from '@amberway/contract/programme/outcome-status';
import { outcomeComment, type OutcomeRecord, outcomeProblems } from '@amberway/contract/outcomes/rules';
import { withoutBlanks } from '@amberway/contract/kernel/visible';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import { changedFields } from '../../kernel/db/changes.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound, refuseProblems } from '../../kernel/http/failure.ts';
import { cleanHtml } from '../../kernel/html/clean.ts';
import { exchangePictures } from '../../kernel/files/pictures.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { wrongEntries } from '../lookups/public.ts';
import { closeTeams, reopenTeams } from '../programme/public.ts';
import { readTaskNotifications } from '../notifications/public.ts';
import { endOutcome } from './end.ts';
import { notifyOutcomeChanged } from './notify.ts';
import {
  clearPrimary,
  findOutcomeWithin,
  insertOutcome,
  lockOutcome,
  type NewOutcome,
  type OutcomeRow,
  type StoredOutcome,
  storeOutcome,
} from './queries.ts';

type Sent = Omit<UpdateOutcomeBody, 'member' | 'version' | 'openTasks'>;

/** The body as column values. */
const valuesOf = async (sent: Sent): Promise<Partial<NewOutcome>> => ({
  ...sent,
  ...(sent.name !== undefined && { name: sent.name.trim() }),
  ...(sent.neededSkills && { neededSkills: withoutBlanks(sent.neededSkills) }),
  ...(sent.membersBaseLineSkills !== undefined && {
    membersBaseLineSkills: await cleanHtml(sent.membersBaseLineSkills),
  }),
});

const check = async (record: OutcomeRecord, changes: Partial<NewOutcome>, stored?: StoredOutcome) => {
  const entries = await wrongEntries({
    outcomeType: { id: changes.outcomeType, type: 'skill', text: outcomeTexts.selectType },
    complexity: { id: changes.complexity, type: 'complexity', text: outcomeTexts.selectStatus },
  });
  refuseProblems({ ...outcomeProblems(record, stored), ...entries });
};

/** The family may see the pictures in the baseline for as long as the text uses them. */
const attachPictures = (principal: Principal, customerId: string, before: string, after: string) =>
  exchangePictures(principal, [before], [after], { field: 'membersBaseLineSkills', use: 'editor', customerId });

/** The outcome just stored; access to its child was checked before. */
const saved = async ({ principal }: RequestActor, id: string): Promise<OutcomeRow> => {
  const row = await findOutcomeWithin(principal, 'any', id);
  if (!row) throw notFound();
  return row;
};

export const createOutcome = async (
  actor: RequestActor,
  { member: memberId, ...sent }: CreateOutcomeBody,
): Promise<OutcomeRow> => {
  const values = await valuesOf(sent);
  return inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const family = await lockMemberInReach(principal, reach, memberId);
    if (!family) throw notFound();
    await check(values, values);
    const id = uuidv7();
    await attachPictures(principal, family.parentId, '', values.membersBaseLineSkills ?? '');
    if (values.isPrimary) await clearPrimary(family.id);
    // The validation above guarantees the required fields.
    await insertOutcome({ ...(values as NewOutcome), id, memberId: family.id, createdBy: principal.actorId });
    await recordAudit({
      principal,
      action: 'create',
      record: 'outcome',
      recordId: id,
      subjectId: family.parentId,
      after: values,
      requestId,
    });
    await notifyOutcomeChanged(principal, family, id, 'added');
    return saved(actor, id);
  });
};

export const updateOutcome = async (
  actor: RequestActor,
  id: string,
  { member, version, openTasks, ...sent }: UpdateOutcomeBody,
): Promise<OutcomeRow> => {
  const values = await valuesOf(sent);
  return inTransaction(async () => {
    const { principal, reach, requestId } = actor;
    const found = await findOutcomeWithin(principal, reach, id);
    if (!found || (member && member !== found.memberId)) throw notFound();
    const family = await lockMemberInReach(principal, 'any', found.memberId);
    if (!family) throw notFound();
    const stored = await lockOutcome(id, version);
    const changes = changedFields(values, stored);
    if (Object.keys(changes).length === 0) return found;
    await check({ ...stored, ...changes }, changes, stored);
    const baseline = changes.membersBaseLineSkills;
    if (baseline !== undefined)
      await attachPictures(principal, family.parentId, stored.membersBaseLineSkills ?? '', baseline ?? '');
    if (changes.isPrimary) await clearPrimary(family.id);
    const comment = outcomeComment({ ...stored, ...changes }, stored);
    const stores = { ...changes, ...(comment !== stored.comment && { comment }) };
    const { closing, settled } = await endOutcome(actor, stored, changes.status, openTasks);
    await storeOutcome(id, { ...stores, ...closing });
    if (settled) await closeTeams({ outcomeId: id });
    // Reopened by a change and not undone: the teams have to be named again.
    else if (changes.status && outcomeCloses(stored.status)) await reopenTeams({ outcomeId: id }, null);
    if (settled) await readTaskNotifications(settled.closed);
    await recordAudit({
      principal,
      action: 'edit',
      record: 'outcome',
      recordId: id,
      subjectId: family.parentId,
      before: { ...stored },
      after: { ...stores, ...(settled && { openTasks: settled }) },
      requestId,
    });
    await notifyOutcomeChanged(principal, family, id, 'updated');
    return saved(actor, id);
  });
};
