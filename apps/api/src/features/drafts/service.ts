import { DRAFTS_PER_USER } from '@amberway/contract/drafts/schemas';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalid, stale } from '../../kernel/http/failure.ts';
import { countDrafts, type DraftName, insertDraft, lockDraft, updateDraft } from './queries.ts';

const FULL = `You have ${DRAFTS_PER_USER} unfinished texts. Please finish or discard some first.`;

/** Saves on top of the version the text was written on: 0 is 'there was none', nothing given means 'whatever is there'. */
export const keepDraft = (name: DraftName, value: unknown, basedOn: number | undefined) =>
  inTransaction(async () => {
    const current = await lockDraft(name);
    if (basedOn !== undefined && basedOn !== (current?.version ?? 0)) throw stale();
    if (!current && (await countDrafts(name.userId)) >= DRAFTS_PER_USER) throw invalid({ value: FULL }, FULL);
    const saved = current ? await updateDraft(name, value) : await insertDraft(name, value);
    // Two tabs began at once and the other was first.
    if (!saved) throw stale();
    return saved;
  });
