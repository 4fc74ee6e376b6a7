import { useState } from 'react';
import { useDraft } from '../../kernel/drafts/use-draft.ts';
import type { Stored } from './record-form.ts';

/** Which form, and which record of it; a new record is named by what it will belong to. */
export type FormDraftName = { kind: string; key: string };

/** Words survive as JSON, in which a field that was emptied is simply not there. */
type Kept<V> = { values: Partial<V>; version?: number | undefined; empty: (keyof V)[] };

const keptOf = <V extends object>(values: V, version: number | undefined): Kept<V> => ({
  values,
  version,
  empty: (Object.keys(values) as (keyof V)[]).filter((name) => values[name] === undefined),
});

const isKept = <V>(found: unknown): found is Kept<V> => {
  const { values, empty } = (found ?? {}) as Partial<Kept<V>>;
  return typeof values === 'object' && values !== null && Array.isArray(empty);
};

const readKept = <V extends object>({ values, version, empty }: Kept<V>): Stored<V> => ({
  values: { ...values, ...Object.fromEntries(empty.map((name) => [name, undefined])) },
  version,
});

/** Keeps what is typed into a record's form until it is saved or thrown away. */
export const useFormDraft = <V extends object>(name: FormDraftName | null | undefined) => {
  const [typed, setTyped] = useState<Kept<V>>();
  const [restored, setRestored] = useState<Stored<V> | null>(null);
  const draft = useDraft<Kept<V>>(name?.kind ?? '', name?.key ?? null, {
    value: typed,
    onRestore: (found) => {
      if (isKept<V>(found)) setRestored(readKept(found));
    },
  });
  // Known once: going on from View to Edit must not take the form away.
  const [opened, setOpened] = useState(draft.ready && name !== null);
  if (draft.ready && name !== null && !opened) setOpened(true);
  return {
    ...draft,
    opened,
    restored,
    /** The form is over. Where nothing is kept the server need not hear of it. */
    clear: async () => {
      if (draft.status !== 'loading' && draft.status !== 'idle') await draft.clear();
    },
    keep: (values: V, version: number | undefined) => setTyped(keptOf(values, version)),
  };
};
export type FormDraft<V extends object> = ReturnType<typeof useFormDraft<V>>;
