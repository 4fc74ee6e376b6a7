import { taskGoesOn } from '@amberway/contract/tasks/actions';
import { letGoTexts } from '@amberway/contract/tasks/let-go';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { recountTaskReaders } from '../../notifications/public.ts';
import { lockSkillWithin } from '../../programme/public.ts';
import { findTaskWithin } from '../queries.ts';
import { assigneesOf } from '../save/queries.ts';
import { refuseTick } from '../save/rights.ts';
import * as queries from './queries.ts';

type Found = { id: string; parentId: string };

const record = async (
  { principal, requestId }: RequestActor,
  found: readonly Found[],
  action: 'letGo' | 'bringBack',
) => {
  for (const { id, parentId } of found)
    await recordAudit({ principal, action, record: 'task', recordId: id, subjectId: parentId, requestId });
  await recountTaskReaders(...found.map(({ id }) => id));
};

/** Tasks of others, and those that somebody has done or closed meanwhile, are left out. */
const requireSome = async ({ principal, reach }: RequestActor, ids: readonly string[], found: readonly Found[]) => {
  if (found.length > 0) return;
  for (const id of ids) if (await findTaskWithin(principal, reach, id)) return;
  throw notFound();
};

/** The family lets tasks go: nobody is notified or reminded of them, and they are in no count. */
export const letGoTasks = (actor: RequestActor, ids: readonly string[]): Promise<string[]> =>
  inTransaction(async () => {
    const found = await queries.holdOpen(actor.principal, actor.reach, ids);
    await requireSome(actor, ids, found);
    const held = found.map(({ id }) => id);
    if (held.length === 0) return [];
    await queries.letGo(held);
    await record(actor, found, 'letGo');
    return held;
  });

/** A task whose skill has ended meanwhile could never be ticked, so it stays let go. */
export const bringBackTasks = (actor: RequestActor, ids: readonly string[]): Promise<string[]> =>
  inTransaction(async () => {
    const { principal, reach } = actor;
    const found = await queries.findLetGo(principal, reach, ids);
    await requireSome(actor, ids, found);
    const open = new Set<string>();
    // In one order, so that two requests with the same skills cannot deadlock.
    for (const skillId of [...new Set(found.map((task) => task.skillId))].toSorted()) {
      const at = await lockSkillWithin(principal, reach, skillId, 'share');
      if (!at) continue;
      const standing = { outcome: at.outcome.status, skill: at.skill.status };
      for (const task of found) if (task.skillId === skillId && taskGoesOn(standing, task)) open.add(task.id);
    }
    if (found.length > 0 && open.size === 0) throw invalidFields({ tasks: letGoTexts.ended });
    for (const id of open) refuseTick(principal, await assigneesOf(id));
    const back = open.size > 0 ? await queries.bringBack([...open]) : [];
    if (back.length > 0)
      await record(
        actor,
        found.filter(({ id }) => back.includes(id)),
        'bringBack',
      );
    return back;
  });
