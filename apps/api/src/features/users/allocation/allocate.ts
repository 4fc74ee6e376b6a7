import type { Reach } from '@amberway/contract/kernel/permissions';
import { SIGN_IN_STATUSES, type UserStatus } from '@amberway/contract/kernel/roles';
import {
  type AllocateBody,
  ALLOCATION_NOTIFIED_MS,
  allocationTexts,
  type UndoAllocationBody,
} from '@amberway/contract/users/allocation';
import { inTransaction } from '../../../kernel/db/context.ts';
import { ApiFailure, invalidFields, notFound } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { cancelQueued } from '../../../kernel/jobs/queries.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { lockFamily, storeFamily, type Team } from './store.ts';
import { allocatedJob } from './job.ts';
import { teamOf } from './queries.ts';

type Actor = { principal: Principal; requestId: string };

const stale = (message: string) => new ApiFailure('stale', { message });

/** All children of the family, each with the version that the caller saw. */
const requireSameChildren = (stored: Team['children'], sent: readonly { _id: string }[]) => {
  const ids = new Set(sent.map(({ _id }) => _id));
  if (ids.size !== sent.length || ids.size !== stored.length || stored.some(({ id }) => !ids.has(id)))
    throw stale(allocationTexts.everyChild);
};

/**
 * Sets the team of a family and activates it if it waited. Notifying is a job for later: an undo removes it, so nobody
 * hears of an allocation that was a mistake. Returns what an undo restores.
 */
export const allocate = (actor: Actor, reach: Reach, id: string, body: AllocateBody): Promise<UndoAllocationBody> =>
  inTransaction(async () => {
    const { user, children } = await lockFamily(actor.principal, reach, id, body);
    if (!SIGN_IN_STATUSES.includes(user.userStatus)) throw invalidFields({ userStatus: allocationTexts.notForNow });
    requireSameChildren(children, body.children);
    const before = await teamOf(id);
    const userStatus: UserStatus = user.userStatus === 'Awaiting' ? 'Active' : user.userStatus;
    const after = await storeFamily(actor, { user, children }, { userStatus, csm: body.csm, children: body.children });
    // A second allocation within the minute replaces the first; the team before both is the one that changes.
    const replaced = await cancelQueued(allocatedJob.name, id);
    const earlier = replaced && allocatedJob.schema.safeParse(replaced.payload).data?.before;
    await enqueue(
      allocatedJob,
      { customerId: id, actorId: actor.principal.actorId, before: earlier || before },
      { key: id, delayMs: ALLOCATION_NOTIFIED_MS },
    );
    return {
      version: after.version,
      userStatus: user.userStatus,
      csm: user.csm,
      children: children.map((child) => ({
        _id: child.id,
        version: after.children.get(child.id) ?? child.version,
        primaryContact: child.primaryContact,
      })),
    };
  });

/** Restores the team before the allocation, unless people have been notified or somebody changed the family since. */
export const undoAllocation = (actor: Actor, reach: Reach, id: string, body: UndoAllocationBody): Promise<void> =>
  inTransaction(async () => {
    const family = await lockFamily(actor.principal, reach, id, body);
    if (body.children.some(({ _id }) => !family.children.some((child) => child.id === _id))) throw notFound();
    const job = await cancelQueued(allocatedJob.name, id);
    if (!job) throw stale(allocationTexts.tooLate);
    await storeFamily(actor, family, body);
    // Of two allocations within the minute only the second was undone: the first still has to be notified of.
    const payload = allocatedJob.schema.parse(job.payload);
    const team = await teamOf(id);
    if (team.toSorted().join() !== payload.before.toSorted().join())
      await enqueue(allocatedJob, payload, { key: id, delayMs: ALLOCATION_NOTIFIED_MS });
  });
