import type { EventBody } from '@amberway/contract/skills/graph/body';
import { EVENTS_MAX } from '@amberway/contract/skills/graph/limits';
import type { SkillEvent } from '@amberway/contract/skills/graph/schemas';
import { graphTexts } from '@amberway/contract/skills/graph/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { lockMemberInReach } from '../../../kernel/authorise/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields, notFound, refuseProblems, stale } from '../../../kernel/http/failure.ts';
import { namesOfEntries, wrongEntries } from '../../lookups/public.ts';
import { publishPractice } from '../../practice/public.ts';
import { isSkillOf } from '../queries.ts';
import {
  countEvents,
  findEvent,
  insertEvent,
  removeEventRow,
  storeEvent,
  type StoredEvent,
} from './changes.queries.ts';

const present = async ({
  id,
  skillId,
  onDay,
  label,
  kindId,
  shownToFamily,
  version,
}: StoredEvent): Promise<SkillEvent> => {
  const names = kindId ? await namesOfEntries([kindId]) : undefined;
  return {
    _id: id,
    skill: skillId,
    onDay,
    label,
    kind: kindId ? { _id: kindId, name: names?.get(kindId) ?? '' } : null,
    shownToFamily,
    version,
  };
};

const logged = ({ skillId, onDay, label, kindId, shownToFamily }: StoredEvent) => ({
  skill: skillId,
  onDay,
  label,
  kind: kindId,
  shownToFamily,
});

type Child = { id: string; parentId: string };
type Change = { action: 'create' | 'edit' | 'delete'; before?: StoredEvent; after?: StoredEvent };

const record = async (
  { principal, requestId }: RequestActor,
  child: Child,
  { action, before, after }: Change,
): Promise<void> => {
  await recordAudit({
    principal,
    action,
    record: 'skillEvent',
    recordId: (after ?? before)?.id ?? child.id,
    subjectId: child.parentId,
    ...(before && { before: logged(before) }),
    ...(after && { after: logged(after) }),
    requestId,
  });
  await publishPractice(child.id, child.parentId);
};

const lockChild = async ({ principal, reach }: RequestActor, memberId: string): Promise<Child> => {
  const child = await lockMemberInReach(principal, reach, memberId);
  if (!child) throw notFound();
  return child;
};

/** A skill of another child returns 404, as any record of another family does. */
const checked = async (memberId: string, { skill, kind, version: _version, ...values }: EventBody) => {
  if (skill !== null && !(await isSkillOf(skill, memberId))) throw notFound();
  refuseProblems(await wrongEntries({ kind: { id: kind, type: 'skillEvent', text: graphTexts.unknownKind } }));
  return { ...values, skillId: skill, kindId: kind };
};

export const createEvent = (actor: RequestActor, memberId: string, body: EventBody): Promise<SkillEvent> =>
  inTransaction(async () => {
    const child = await lockChild(actor, memberId);
    const values = await checked(child.id, body);
    if ((await countEvents(child.id)) >= EVENTS_MAX) throw invalidFields({ onDay: graphTexts.eventsFull });
    const after = await insertEvent({ ...values, memberId: child.id, createdBy: actor.principal.actorId });
    await record(actor, child, { action: 'create', after });
    return present(after);
  });

type Params = { id: string; eventId: string };

const held = async (actor: RequestActor, { id, eventId }: Params) => {
  const child = await lockChild(actor, id);
  const before = await findEvent(child.id, eventId);
  if (!before) throw notFound();
  return { child, before };
};

export const updateEvent = (actor: RequestActor, params: Params, body: EventBody): Promise<SkillEvent> =>
  inTransaction(async () => {
    const { child, before } = await held(actor, params);
    if (body.version !== undefined && body.version !== before.version) throw stale();
    // A kind that was removed from the list since stays possible.
    const values = await checked(child.id, { ...body, kind: body.kind === before.kindId ? null : body.kind });
    const after = await storeEvent(before.id, { ...values, kindId: body.kind });
    await record(actor, child, { action: 'edit', before, after });
    return present(after);
  });

export const deleteEvent = (actor: RequestActor, params: Params): Promise<void> =>
  inTransaction(async () => {
    const { child, before } = await held(actor, params);
    await removeEventRow(before.id);
    await record(actor, child, { action: 'delete', before });
  });
