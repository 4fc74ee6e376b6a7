import { isAdministrator, actorOf } from '@amberway/contract/kernel/roles';
import { type CreateResourceBody, RESOURCE_DEFAULTS } from '@amberway/contract/resources/body';
import { settled } from '@amberway/contract/resources/rules';
import { isShareable, startStatus } from '@amberway/contract/resources/status';
import { startsAs } from '@amberway/contract/resources/texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { type Principal, principalReach } from '../../../kernel/identity/principal.ts';
import { findMemberInReach } from '../../../kernel/authorise/queries.ts';
import { shareAndNotify } from '../share/share.ts';
import { exchangeFiles, attachFiles, withAttached } from './files.ts';
import { editorOf, refuseFields, refuseProblems, refusePublishing, requireReferences } from './guards.ts';
import { addObjectives, insertResource } from './queries.ts';
import { columnsOf, type ResourceValues, sentValues } from './values.ts';

type RequestActor = { principal: Principal; requestId: string };

/** The child it is meant for must be one the user may share with. */
const childFor = async (principal: Principal, memberId: string | null | undefined) => {
  if (!memberId) return undefined;
  const child = await findMemberInReach(principal, principalReach(principal, 'sharedResources', 'share'), memberId);
  if (!child) throw notFound();
  return child;
};

/** Adds a resource in one transaction. Returns its id. */
export const createResource = (actor: RequestActor, body: CreateResourceBody): Promise<string> =>
  inTransaction(async () => {
    const { principal } = actor;
    const editor = editorOf(principal);
    const status = startStatus(editor);
    if (body.status !== undefined && body.status !== status) throw invalidFields({ status: startsAs(status) });
    const sent = sentValues(body);
    refuseFields(editor, RESOURCE_DEFAULTS, sent);
    const values = settled({ ...RESOURCE_DEFAULTS, ...sent, status } as ResourceValues);
    refuseProblems(values);
    await requireReferences(values.type, body.objective);
    const child = await childFor(principal, body.member);
    const family = child && values.privateResource ? child.parentId : null;
    if (family) refusePublishing(values);
    const attached = await attachFiles(principal, undefined, values, family);
    const stored = columnsOf(withAttached(values, attached));
    const id = await insertResource({
      ...stored,
      byAgency: isAdministrator(actorOf(principal)),
      memberId: child?.id ?? null,
      customerId: family,
      createdBy: principal.actorId,
    });
    await addObjectives(id, body.objective);
    await exchangeFiles(id, undefined, values, attached);
    await recordAudit({
      ...actor,
      action: 'create',
      record: 'resource',
      recordId: id,
      ...(family && { subjectId: family }),
      after: { ...stored, objective: body.objective, member: child?.id ?? null },
    });
    if (child && isShareable(status)) await shareAndNotify(actor, child, [{ id, name: values.name }]);
    return id;
  });
