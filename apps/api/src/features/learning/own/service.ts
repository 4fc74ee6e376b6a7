import type { saveLearningFavourite, saveProgress } from '@amberway/contract/learning/endpoints';
import { isSeen } from '@amberway/contract/learning/kinds';
import type { ProgressBody } from '@amberway/contract/learning/schemas';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notFound } from '../../../kernel/http/failure.ts';
import type { Context } from '../../../kernel/http/route.ts';
import { isShown } from '../queries.ts';
import { dropFavourite, holdProgress, addFavourite, storeProgress } from './queries.ts';

type Held = Awaited<ReturnType<typeof holdProgress>>;

/** A finished item stays done when it is watched again; only `done: false` resets it. */
const changeOf = (
  before: Held,
  { seconds = before.seconds, duration = before.duration ?? undefined, done }: ProgressBody,
) => {
  if (done === false) return { seconds: 0, duration: duration ?? null, done: false };
  const at = Math.min(seconds, duration ?? seconds);
  return { seconds: at, duration: duration ?? null, done: done ?? (before.doneAt !== null || isSeen(at, duration)) };
};

export const saveWhereStopped = ({ principal, params, body, requestId }: Context<typeof saveProgress>) =>
  inTransaction(async () => {
    if (!(await isShown(params.kind, params.id))) throw notFound();
    const thing = { userId: principal.userId, kind: params.kind, itemId: params.id };
    const before = await holdProgress(thing);
    const after = await storeProgress(thing, changeOf(before, body));
    // The player reports its position every few seconds: only finishing and restarting are logged.
    if ((before.doneAt === null) !== (after.doneAt === null))
      await recordAudit({
        principal,
        action: after.doneAt ? 'finish' : 'restart',
        record: params.kind,
        recordId: params.id,
        subjectId: principal.userId,
        requestId,
      });
    const { seconds, duration, doneAt, updatedAt } = after;
    const state = doneAt ? ('done' as const) : ('started' as const);
    return { state, progress: { seconds, duration, doneAt, updatedAt } };
  });

export const saveFavourite = ({ principal, params, body, requestId }: Context<typeof saveLearningFavourite>) =>
  inTransaction(async () => {
    if (!(await isShown(params.kind, params.id))) throw notFound();
    const thing = { userId: principal.userId, kind: params.kind, itemId: params.id };
    const changed = await (body.isFavourite ? addFavourite(thing) : dropFavourite(thing));
    if (changed)
      await recordAudit({
        principal,
        action: body.isFavourite ? 'addFavourite' : 'removeFavourite',
        record: params.kind,
        recordId: params.id,
        subjectId: principal.userId,
        requestId,
      });
    return body;
  });
