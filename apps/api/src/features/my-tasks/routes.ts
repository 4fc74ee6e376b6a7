import { pageWindow } from '@amberway/contract/kernel/query';
import * as endpoints from '@amberway/contract/my-tasks/endpoints';
import type { MyTask } from '@amberway/contract/my-tasks/schemas';
import { MAX_MY_TASKS, myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalidFields } from '../../kernel/http/failure.ts';
import { ok, okEmpty, okList, route } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import {
  countHeld,
  insertMyTask,
  listMyTasks,
  lockMyTask,
  type MyTaskRow,
  removeMyTask,
  storeMyTask,
} from './queries.ts';

const present = ({ id, userId: _owner, ...row }: MyTaskRow): MyTask => ({ ...row, _id: id });

type RequestActor = { principal: Principal; requestId: string };
const audit = ({ principal, requestId }: RequestActor, action: string, before?: MyTaskRow, after?: MyTaskRow) =>
  recordAudit({
    principal,
    requestId,
    action,
    record: 'myTask',
    recordId: (after ?? before)?.id,
    subjectId: principal.userId,
    ...(before && { before: { title: before.title, completed: before.completed } }),
    ...(after && { after: { title: after.title, completed: after.completed } }),
  });

export const myTaskRoutes = [
  route(endpoints.listMyTasks, async ({ principal, query }) => {
    const { rows, count } = await listMyTasks(principal.userId, pageWindow(query, MAX_MY_TASKS));
    return okList(rows.map(present), count);
  }),

  route(endpoints.createMyTask, ({ body, ...actor }) =>
    inTransaction(async () => {
      const { userId } = actor.principal;
      if ((await countHeld(userId)) >= MAX_MY_TASKS) throw invalidFields({ title: myTaskTexts.tooMany });
      const row = await insertMyTask({ userId, title: body.title });
      await audit(actor, 'create', undefined, row);
      return ok(present(row), myTaskTexts.added);
    }),
  ),

  route(endpoints.updateMyTask, ({ params, body, ...actor }) =>
    inTransaction(async () => {
      const { version, ...changes } = body;
      const before = await lockMyTask(actor.principal.userId, params.id, version);
      const after = await storeMyTask(before.id, changes);
      await audit(actor, 'edit', before, after);
      return ok(present(after), myTaskTexts.updated);
    }),
  ),

  route(endpoints.deleteMyTask, ({ params, ...actor }) =>
    inTransaction(async () => {
      const before = await lockMyTask(actor.principal.userId, params.id);
      await removeMyTask(before.id);
      await audit(actor, 'delete', before);
      return okEmpty(myTaskTexts.removed);
    }),
  ),
];
