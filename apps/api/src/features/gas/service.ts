import type { EditGasScaleBody, GasScaleBody } from '@amberway/contract/gas/body';
import type {
  agreeGasScale,
  closeGasScale,
  createGasScale,
  editGasScale,
  rateGasScale,
  settleGasScale,
} from '@amberway/contract/gas/endpoints';
import { countNo, GAS_QUALITY, type GasLevel, reviewDays } from '@amberway/contract/gas/limits';
import type { GasScale } from '@amberway/contract/gas/schemas';
import { gasTexts } from '@amberway/contract/gas/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { lockMemberInReach } from '../../kernel/authorise/queries.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { dayInZone, todayOf } from '../../kernel/clock/today.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { duplicate, forbidden, invalidFields, notFound, refuseProblems, stale } from '../../kernel/http/failure.ts';
import type { Context } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Family } from '../notifications/public.ts';
import { findEvidence } from './evidence.queries.ts';
import { type GasNotice, notifyOtherSide, publishGas } from './notify.ts';
import { presentScales, sideOf } from './present.ts';
import {
  currentEdition,
  findOutcomeOf,
  findScale,
  hasRoom,
  insertEdition,
  insertLaterRating,
  insertScale,
  type LockedScale,
  lockScaleWithin,
  ratingsOf,
  type StoredEdition,
  storeRating,
  updateEdition,
  updateScale,
} from './queries.ts';

const presented = async (principal: Principal, id: string): Promise<GasScale> => {
  const scale = await findScale(id);
  const [one] = scale ? await presentScales(principal, [scale]) : [];
  if (!one) throw notFound();
  return one;
};

/** The log leaves out the words, and the level of a rating that the other side may not see yet. */
const audit = ({ principal, requestId }: RequestActor, action: string, id: string, { parentId }: Family) =>
  recordAudit({ principal, action, record: 'gasScale', recordId: id, subjectId: parentId, requestId });

const lockOpen = async ({ principal, reach }: RequestActor, id: string): Promise<LockedScale> => {
  const locked = await lockScaleWithin(principal, reach, id);
  if (!locked) throw notFound();
  if (locked.scale.state === 'closed') throw invalidFields({ state: gasTexts.isClosed });
  return locked;
};

/** The permissions leave only the two sides. */
const ownSide = (principal: Principal): 'family' | 'coach' => {
  const side = sideOf(principal);
  if (!side) throw forbidden();
  return side;
};

type Content = Omit<GasScaleBody, 'member'>;

/** Only what was changed is compared with today: a day that was right when it was agreed on stays right. */
const problemsOf = async (
  principal: Principal,
  memberId: string,
  content: Content,
  before?: { outcomeId: string; reviewOn: string },
) => {
  const problems: Record<string, string> = {};
  const outcome = await findOutcomeOf(content.outcome, memberId);
  if (!outcome) problems['outcome'] = gasTexts.selectOutcome;
  else if (outcome.closedAt && content.outcome !== before?.outcomeId) problems['outcome'] = gasTexts.outcomeEnded;
  const today = todayOf(principal);
  const { min, max } = reviewDays(today);
  const isUnchanged = content.reviewOn === before?.reviewOn && content.reviewOn >= today;
  if (!isUnchanged && (content.reviewOn < min || content.reviewOn > max)) problems['reviewOn'] = gasTexts.reviewDay;
  return problems;
};

const wordsOf = ({ title, measure, levels, baseline, importance, difficulty, reviewOn }: Content) => ({
  title,
  measure,
  levels,
  baseline,
  importance,
  difficulty,
  reviewOn,
});

const finish = async (
  actor: RequestActor,
  action: string,
  {
    id,
    outcomeId,
    family,
    title,
    notice,
    coach,
  }: {
    id: string;
    outcomeId: string;
    family: Family;
    title: string;
    notice?: GasNotice | undefined;
    /** Who agreed for the coach's side. */
    coach?: string | null | undefined;
  },
): Promise<GasScale> => {
  await audit(actor, action, id, family);
  if (notice) await notifyOtherSide(actor.principal, family, { type: notice, outcomeId, title, coach });
  await publishGas(family);
  return presented(actor.principal, id);
};

export const create = ({ body, ...actor }: Context<typeof createGasScale>): Promise<GasScale> =>
  inTransaction(async () => {
    const { principal, reach } = actor;
    const child = await lockMemberInReach(principal, reach, body.member);
    if (!child) throw notFound();
    const { member: _child, ...content } = body;
    refuseProblems(await problemsOf(principal, child.id, content));
    if (!(await hasRoom(child.id))) throw invalidFields({ member: gasTexts.tooMany });
    const id = await insertScale({ memberId: child.id, outcomeId: body.outcome, createdBy: principal.actorId });
    await insertEdition({ scaleId: id, number: 1, ...wordsOf(content) });
    return finish(actor, 'create', {
      id,
      outcomeId: body.outcome,
      family: child,
      title: body.title,
      notice: 'GAS_TO_AGREE',
    });
  });

const NOT_AGREED = {
  measurable: null,
  equalSteps: null,
  possible: null,
  agreedFamilyAt: null,
  agreedFamilyBy: null,
  agreedCoachAt: null,
  agreedCoachBy: null,
} as const;

/** Words that both agreed on are never changed: the new ones become the next edition. */
const storeWords = async (locked: LockedScale, content: Omit<EditGasScaleBody, 'version'>) => {
  const { id, state, edition } = locked.scale;
  if (state === 'draft') {
    await updateEdition((await currentEdition(locked.scale)).id, { ...wordsOf(content), ...NOT_AGREED });
    await updateScale(id, { outcomeId: content.outcome });
    return;
  }
  await insertEdition({ scaleId: id, number: edition + 1, ...wordsOf(content) });
  await updateScale(id, { outcomeId: content.outcome, edition: edition + 1, state: 'draft' });
};

export const edit = ({ params, body, ...actor }: Context<typeof editGasScale>): Promise<GasScale> =>
  inTransaction(async () => {
    const locked = await lockOpen(actor, params.id);
    const { scale, family } = locked;
    const { version, ...content } = body;
    if (version !== scale.version) throw stale();
    const { reviewOn } = await currentEdition(scale);
    refuseProblems(
      await problemsOf(actor.principal, scale.memberId, content, { outcomeId: scale.outcomeId, reviewOn }),
    );
    await storeWords(locked, content);
    return finish(actor, 'edit', {
      id: scale.id,
      outcomeId: content.outcome,
      family,
      title: content.title,
      notice: 'GAS_TO_AGREE',
    });
  });

export const agree = ({ params, body, ...actor }: Context<typeof agreeGasScale>): Promise<GasScale> =>
  inTransaction(async () => {
    const { scale, family } = await lockOpen(actor, params.id);
    const { actorId } = actor.principal;
    const side = ownSide(actor.principal);
    const words = await currentEdition(scale);
    const [own, other] =
      side === 'family' ? [words.agreedFamilyAt, words.agreedCoachAt] : [words.agreedCoachAt, words.agreedFamilyAt];
    // Both may press at once: a change of the words takes the agreements away, so one version more with the other's
    // agreement is the same words.
    const isSame = body.version === scale.version || (other !== null && body.version + 1 === scale.version);
    if (!isSame) throw stale();
    if (own) throw duplicate(gasTexts.alreadyAgreed, 'version');
    const now = new Date().toISOString();
    let agreement: Partial<StoredEdition> = { agreedFamilyAt: now, agreedFamilyBy: actorId };
    if (side === 'coach') {
      if (!body.quality) throw invalidFields({ quality: gasTexts.answerQuality });
      if (countNo(body.quality) === GAS_QUALITY.length) throw invalidFields({ quality: gasTexts.notGoodEnough });
      agreement = { agreedCoachAt: now, agreedCoachBy: actorId, ...body.quality };
    }
    await updateEdition(words.id, agreement);
    const isComplete = other !== null;
    await updateScale(scale.id, { state: isComplete ? 'agreed' : 'draft' });
    return finish(actor, 'agree', {
      id: scale.id,
      outcomeId: scale.outcomeId,
      family,
      title: words.title,
      coach: words.agreedCoachBy,
      notice: isComplete ? 'GAS_AGREED' : 'GAS_TO_AGREE',
    });
  });

/** The scale to rate: agreed, of the edition that was on the screen, and without an agreed level. */
const lockForRating = async (actor: RequestActor, id: string, edition: number) => {
  const locked = await lockOpen(actor, id);
  const { scale } = locked;
  if (scale.edition !== edition) throw stale();
  if (scale.state === 'draft') throw invalidFields({ state: gasTexts.notAgreed });
  if (scale.state === 'rated') throw duplicate(gasTexts.isSettled, 'level');
  return { ...locked, words: await currentEdition(scale) };
};

const storeTogether = async (
  { scale, words, actorId }: { scale: LockedScale['scale']; words: StoredEdition; actorId: string },
  values: { level: GasLevel; onDay: string; note: string | null },
) => {
  await storeRating({ ...values, editionId: words.id, side: 'together', userId: actorId });
  await updateScale(scale.id, { state: 'rated' });
};

export const rate = ({ params, body, ...actor }: Context<typeof rateGasScale>): Promise<GasScale> =>
  inTransaction(async () => {
    const { scale, family, words } = await lockForRating(actor, params.id, body.edition);
    const { principal } = actor;
    const side = ownSide(principal);
    const today = dayInZone(family.timeZone);
    const onDay = body.onDay ?? today;
    if (onDay > today) throw invalidFields({ onDay: gasTexts.dayInFuture });
    const evidence = body.evidence ?? [];
    const found = await findEvidence(scale.memberId, evidence);
    if (found.length !== new Set(evidence.map(({ kind, id }) => `${kind} ${id}`)).size)
      throw invalidFields({ evidence: gasTexts.selectEvidence });
    const before = await ratingsOf(words.id);
    const said = {
      editionId: words.id,
      side,
      level: body.level,
      onDay,
      userId: principal.actorId,
      evidence: found.map(({ kind, id }) => ({ kind, id })),
      note: body.note?.trim() || null,
    };
    const other = before.find((one) => one.side !== side);
    const isFirst = !before.some((one) => one.side === side);
    // The other's rating can be seen by now: what was said without it stays as it was.
    const isAfterBoth = Boolean(other) && !isFirst;
    if (isAfterBoth) await insertLaterRating(said);
    else await storeRating(said);
    let notice: GasNotice | undefined = isFirst ? 'GAS_TO_RATE' : undefined;
    // Once both have seen both, a change is talked over first: see `settle`.
    if (isFirst && other?.level === body.level) {
      const day = other.onDay > onDay ? other.onDay : onDay;
      await storeTogether({ scale, words, actorId: principal.actorId }, { level: body.level, onDay: day, note: null });
      notice = 'GAS_SETTLED';
    } else if (other && isFirst) notice = 'GAS_TO_SETTLE';
    return finish(actor, isAfterBoth ? 'rateAfterBoth' : 'rate', {
      id: scale.id,
      outcomeId: scale.outcomeId,
      family,
      title: words.title,
      coach: words.agreedCoachBy,
      notice,
    });
  });

export const settle = ({ params, body, ...actor }: Context<typeof settleGasScale>): Promise<GasScale> =>
  inTransaction(async () => {
    const { scale, family, words } = await lockForRating(actor, params.id, body.edition);
    const rated = await ratingsOf(words.id);
    if (rated.length < 2) throw invalidFields({ level: gasTexts.bothFirst });
    const { actorId } = actor.principal;
    const onDay = dayInZone(family.timeZone);
    await storeTogether({ scale, words, actorId }, { level: body.level, onDay, note: body.note });
    return finish(actor, 'settle', {
      id: scale.id,
      outcomeId: scale.outcomeId,
      family,
      title: words.title,
      coach: words.agreedCoachBy,
      notice: 'GAS_SETTLED',
    });
  });

export const close = ({ params, body, ...actor }: Context<typeof closeGasScale>): Promise<GasScale> =>
  inTransaction(async () => {
    const { scale, family } = await lockOpen(actor, params.id);
    if (body.version !== scale.version) throw stale();
    const now = new Date().toISOString();
    await updateScale(scale.id, { state: 'closed', closedAt: now, closedBy: actor.principal.actorId });
    const { title } = await currentEdition(scale);
    return finish(actor, 'close', { id: scale.id, outcomeId: scale.outcomeId, family, title });
  });
