import { FAILURES } from '@amberway/contract/kernel/errors';
import { practiceEntryBody } from '@amberway/contract/practice/body';
import type { BatchResult } from '@amberway/contract/practice/schemas';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { ApiFailure, notFound } from '../../../kernel/http/failure.ts';
import { validFields } from '../../../kernel/http/validate.ts';
import { type Child, findChildren } from '../children.queries.ts';
import { settleChecks } from '../checks/checks.ts';
import { publishPractice } from '../notify.ts';
import { presentEntry } from '../present.ts';
import { entriesById, holdChildren, insertEntries, type EntryRow, type NewEntry } from '../queries.ts';
import { beyondDay } from './ceiling.ts';
import { checkedRow, loadReferences } from './check.ts';
import { type Content, contentOf, hashOf } from './content.ts';

type Parsed = { sentId: string | null; content: Content; hash: string };
/** Until it is known whether it is stored: refused, or an entry to look up by its id. */
type Outcome = { sentId: string | null; failure: ApiFailure } | { sentId: string | null; id: string; hash: string };

const sentIdOf = (entry: unknown): string | null => {
  const id = (entry as { _id?: unknown } | null)?._id;
  return typeof id === 'string' ? id.slice(0, 100) : null;
};

const refusal = (error: unknown): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  throw error;
};

const parse = (entry: unknown, recorderId: string): Parsed | { sentId: string | null; failure: ApiFailure } => {
  const sentId = sentIdOf(entry);
  try {
    const content = contentOf(validFields(practiceEntryBody, entry));
    return { sentId, content, hash: hashOf(content, recorderId) };
  } catch (error) {
    return { sentId, failure: refusal(error) };
  }
};

const isParsed = (one: object): one is Parsed => 'content' in one;

const presentRefused = (sentId: string | null, { code, message, errors }: ApiFailure): BatchResult => ({
  _id: sentId,
  result: 'refused',
  code: FAILURES[code].status,
  failure: code,
  message,
  errors: errors ?? null,
  entry: null,
});

const presentStored = (sentId: string | null, row: EntryRow, result: 'stored' | 'known'): BatchResult => ({
  _id: sentId,
  result,
  code: 200,
  failure: null,
  message: null,
  errors: null,
  entry: presentEntry(row),
});

/** Decides on each entry by itself. Returns the rows to add, by id. */
const decide = async (
  { principal }: RequestActor,
  sent: readonly (Parsed | { sentId: string | null; failure: ApiFailure })[],
  children: Map<string, Child>,
) => {
  const now = Date.now();
  const parsed = sent.filter(isParsed);
  const within = parsed.filter(({ content }) => children.has(content.member));
  const known = await entriesById(within.map(({ content }) => content.id));
  const references = await loadReferences(
    within.filter(({ content }) => !known.has(content.id)).map(({ content }) => content),
    children,
  );
  const added = new Map<string, NewEntry>();
  const outcomeOf = (one: Parsed): Outcome => {
    const { sentId, content, hash } = one;
    const child = children.get(content.member);
    if (!child) return { sentId, failure: notFound() };
    if (known.has(content.id) || added.has(content.id)) return { sentId, id: content.id, hash };
    try {
      added.set(content.id, checkedRow(principal, references, content, { child, contentHash: hash, now }));
      return { sentId, id: content.id, hash };
    } catch (error) {
      return { sentId, failure: refusal(error) };
    }
  };
  const outcomes = sent.map((one) => (isParsed(one) ? outcomeOf(one) : one));
  const beyond = await beyondDay([...added.values()]);
  for (const id of beyond.keys()) added.delete(id);
  const fitting = outcomes.map((one) => {
    const failure = 'id' in one ? beyond.get(one.id) : undefined;
    return failure ? { sentId: one.sentId, failure } : one;
  });
  return { outcomes: fitting, added };
};

/** One line for each child, and open pages that show it reload. */
const announce = async (actor: RequestActor, rows: readonly NewEntry[], children: Map<string, Child>) => {
  for (const { id: memberId, parentId } of children.values()) {
    const ofChild = rows.filter((row) => row.memberId === memberId);
    if (ofChild.length === 0) continue;
    await recordAudit({
      principal: actor.principal,
      action: 'record',
      record: 'practice',
      recordId: memberId,
      subjectId: parentId,
      after: { entries: ofChild.map(({ id }) => id), ...(actor.principal.pass && { pass: actor.principal.pass.id }) },
      requestId: actor.requestId,
    });
    await publishPractice(memberId, parentId);
  }
};

/**
 * Stores what is new and returns what became of each entry, in the order in which they were sent. The id is the key:
 * of two requests with the same entry, at once or years apart, one stores it and the other finds it.
 */
export const storeBatch = (actor: RequestActor, entries: readonly unknown[]): Promise<BatchResult[]> =>
  inTransaction(async () => {
    const { principal, reach } = actor;
    const sent = entries.map((entry) => parse(entry, principal.actorId));
    const named = [...new Set(sent.filter(isParsed).map(({ content }) => content.member))];
    const children = new Map(
      (named.length > 0 ? await findChildren(principal, reach, named) : []).map((child) => [child.id, child]),
    );
    await holdChildren([...children.keys()]);
    const { outcomes, added } = await decide(actor, sent, children);
    const stored = await insertEntries([...added.values()]);
    const rowsAdded = [...added.values()].filter(({ id }) => stored.has(id));
    await announce(actor, rowsAdded, children);
    await settleChecks(
      actor,
      rowsAdded.flatMap(({ kind, skillId }) => (kind === 'check' ? [skillId] : [])),
    );
    const rows = await entriesById(outcomes.flatMap((one) => ('id' in one ? [one.id] : [])));
    return outcomes.map((one) => {
      if ('failure' in one) return presentRefused(one.sentId, one.failure);
      const row = rows.get(one.id);
      // Taken by another child's entry, which the sender may not see, or by other content.
      if (!row || row.entry.contentHash !== one.hash) return presentRefused(one.sentId, new ApiFailure('key_reused'));
      // A repetition within the same request is known.
      return presentStored(one.sentId, row, stored.delete(one.id) ? 'stored' : 'known');
    });
  });
