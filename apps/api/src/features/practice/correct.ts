import { actorOf, isBusinessUser } from '@amberway/contract/kernel/roles';
import type { CorrectPracticeBody } from '@amberway/contract/practice/body';
import { mayCorrect } from '@amberway/contract/practice/rules';
import type { PracticeEntry } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { ApiFailure, invalidFields, refuseProblems } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { resultColumns } from './batch/content.ts';
import { holdSkills, peopleAmong, placesAmong } from './batch/references.queries.ts';
import { lateness } from './batch/time.ts';
import { settleChecks } from './checks/checks.ts';
import { publishPractice } from './notify.ts';
import { presentEntry } from './present.ts';
import { findEntry, lockEntry, type NewEntry, parentOf, type StoredEntry, storeEntry } from './queries.ts';

/** By rule 6: the recorder for 7 days, then the coach. */
const requireMayCorrect = (principal: Principal, { recordedBy, receivedAt, withdrawnAt }: StoredEntry) => {
  if (withdrawnAt !== null) throw invalidFields({ entry: practiceTexts.isWithdrawn });
  const viewer = { _id: principal.actorId, isCoach: isBusinessUser(actorOf(principal)) };
  if (!mayCorrect({ recordedBy: { _id: recordedBy }, receivedAt, withdrawnAt }, viewer, Date.now()))
    throw new ApiFailure('forbidden', { message: practiceTexts.notYours });
};

/** For the audit log: what changed, but not what was written about the child. */
const logged = ({ note, ...entry }: Partial<NewEntry>) => ({
  ...entry,
  ...(note !== undefined && { noteLength: note?.length ?? 0 }),
});

const store = async (
  actor: RequestActor,
  before: StoredEntry,
  action: 'correct' | 'withdraw',
  values: Partial<NewEntry>,
): Promise<PracticeEntry> => {
  const { principal, requestId } = actor;
  await storeEntry(before.id, values);
  const subjectId = await parentOf(before.memberId);
  await recordAudit({
    principal,
    action,
    record: 'practiceEntry',
    recordId: before.id,
    subjectId,
    before: logged(before),
    after: logged({ ...before, ...values }),
    requestId,
  });
  if (before.kind === 'check' || values.kind === 'check') await settleChecks(actor, [before.skillId]);
  await publishPractice(before.memberId, subjectId);
  return presentEntry(await findEntry(before.id));
};

const wrongReferences = async ({ place, with: personId }: CorrectPracticeBody, customerId: string) => ({
  ...(place && !(await placesAmong([place])).has(place.toLowerCase()) && { place: practiceTexts.unknownPlace }),
  ...(personId &&
    !(await peopleAmong([personId], [customerId])).has(personId.toLowerCase()) && {
      with: practiceTexts.unknownPerson,
    }),
});

/** Another kind is taken when the skill would have taken it at that time, by rule 8, as in a batch. */
const wrongKind = async ({ kind }: CorrectPracticeBody, { kind: before, skillId, at }: StoredEntry) => {
  const skill = kind && kind !== before ? (await holdSkills([skillId])).get(skillId) : undefined;
  const taken = kind && skill ? lateness(skill, { kind }, Date.parse(at)) : null;
  const problem = taken && 'kind' in taken && taken.kind;
  return problem ? { kind: problem } : null;
};

const valuesOf = ({ kind, place, with: personId, goes, seconds, stopped, note }: CorrectPracticeBody) => ({
  ...(kind && { kind }),
  ...(place && { placeId: place }),
  ...(personId && { withUser: personId }),
  ...((goes ?? seconds ?? stopped) &&
    resultColumns({ goes: goes ?? null, seconds: seconds ?? null, stopped: stopped ?? null })),
  ...(note !== undefined && { note: note?.trim() || null }),
});

export const correctEntry = (actor: RequestActor, id: string, body: CorrectPracticeBody): Promise<PracticeEntry> =>
  inTransaction(async () => {
    const { principal, reach } = actor;
    const before = await lockEntry(principal, reach, id, body.version);
    requireMayCorrect(principal, before);
    refuseProblems({
      ...(await wrongReferences(body, await parentOf(before.memberId))),
      ...(await wrongKind(body, before)),
    });
    return store(actor, before, 'correct', {
      ...valuesOf(body),
      correctedAt: new Date().toISOString(),
      correctedBy: principal.actorId,
    });
  });

type Withdrawal = { reason: string; version?: number | undefined };

export const withdrawEntry = (
  actor: RequestActor,
  id: string,
  { reason, version }: Withdrawal,
): Promise<PracticeEntry> =>
  inTransaction(async () => {
    const before = await lockEntry(actor.principal, actor.reach, id, version);
    requireMayCorrect(actor.principal, before);
    return store(actor, before, 'withdraw', { withdrawnAt: new Date().toISOString(), withdrawnReason: reason });
  });
