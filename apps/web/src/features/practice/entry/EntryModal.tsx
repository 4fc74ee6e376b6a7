import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { correctPractice, sendPractice } from '@amberway/contract/practice/endpoints';
import { PRACTICE_KINDS, type PracticeKind, type PracticeMeasure } from '@amberway/contract/practice/limits';
import type { PracticeEntry } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { ApiError } from '../../../kernel/api-error.ts';
import { call } from '../../../kernel/api.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { practiceLabels as labels } from '../labels.ts';
import { measureOf } from '../measure.ts';
import { PRACTICE_SLICE, skillEntriesQuery } from '../queries.ts';
import { KIND_TEXTS } from '../texts.ts';
import {
  correctionOf,
  correctionSchema,
  type EntryBody,
  entryOf,
  entrySchema,
  type EntryValues,
  newEntry,
  valuesOf,
} from './entry-form.ts';
import { EntryFields } from './EntryFields.tsx';

const WIDTH = 560;

/** A batch answers each entry by itself: a refused one is a failure of this form. */
const record = async (body: EntryBody) => {
  const [sent] = (await call(sendPractice, { body: { entries: [body] } })).data.results;
  if (sent?.result !== 'refused') return sent;
  throw new ApiError({
    status: sent.code,
    code: sent.failure ?? 'invalid',
    message: sent.message ?? practiceTexts.sendEntries,
    errors: sent.errors ?? undefined,
  });
};

type Props = {
  at: RecordPlace;
  member: string;
  skill: string;
  measure: PracticeMeasure;
  /** The entry to correct. */
  entry?: PracticeEntry | undefined;
  /** What a new entry can be; `check` if the skill is mastered. */
  kind?: PracticeKind | undefined;
  /** Since when the skill is mastered. */
  masteredAt: string | null;
  /** How many entries are shown: the list that is read again after a conflict. */
  shown: number;
};

/** A baseline or a check of the coach, or the correction of an entry. */
export const EntryModal = ({
  at,
  member,
  skill,
  measure: planned,
  entry,
  kind = 'baseline',
  masteredAt,
  shown,
}: Props) => {
  const client = useQueryClient();
  const { _id: viewer } = useMe();
  const measure = entry ? measureOf(entry, planned) : planned;
  const isNew = entry === undefined;
  const opened = at.open !== null;
  const stored = useMemo(
    () => (entry ? { values: valuesOf(entry), version: entry.version } : { values: newEntry(kind, viewer) }),
    // A new form for each opening: its time is that of the opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [entry, kind, viewer, opened],
  );
  const toBody = useMemo(
    () => (isNew ? entryOf(member, skill, measure) : correctionOf(measure)),
    // As above: each opening has an id of its own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isNew, member, skill, measure, opened],
  );
  return (
    <FormModal<EntryValues, EntryBody>
      at={at}
      noun={labels.entryNoun}
      child={member}
      title={isNew ? `Add ${KIND_TEXTS[kind].toLowerCase()}` : `${labels.correct} ${labels.entryNoun}`}
      width={WIDTH}
      schema={isNew ? entrySchema : correctionSchema}
      stored={stored}
      toBody={toBody}
      save={(body, { version = 1 }) =>
        entry ? call(correctPractice, { params: { id: entry._id }, body: { ...body, version } }) : record(body)
      }
      reload={async () => {
        const { data } = await client.fetchQuery({ ...skillEntriesQuery(member, skill, shown), staleTime: 0 });
        const now = data.find(({ _id }) => _id === entry?._id);
        if (!now) throw new Error('The entry is gone');
        return { values: valuesOf(now), version: now.version };
      }}
      saved={isNew ? labels.recorded : practiceTexts.corrected}
      slices={[PRACTICE_SLICE]}
      fields={<EntryFields member={member} measure={measure} kinds={kinds(entry, kind, masteredAt)} isNew={isNew} />}
    />
  );
};

/** Only a mastered skill takes checks, and nothing else from then on; what is corrected stays possible. */
const kinds = (
  entry: PracticeEntry | undefined,
  kind: PracticeKind,
  masteredAt: string | null,
): readonly PracticeKind[] => {
  if (!entry) return [kind];
  if (kind !== 'check') return entry.kind === 'check' ? PRACTICE_KINDS : ['practice', 'baseline'];
  const isSince = masteredAt !== null && Date.parse(entry.at) >= Date.parse(masteredAt);
  return isSince && entry.kind === 'check' ? ['check'] : PRACTICE_KINDS;
};
