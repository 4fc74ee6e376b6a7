import { useState } from 'react';
import { decodeStored, type WireNames } from '@amberway/contract/kernel/wire';
import { newKey } from '../../kernel/new-key.ts';
import { useDraft } from '../../kernel/drafts/use-draft.ts';
import type { Stored } from './record-form.ts';

/** The form and its record; a new record is named by what it will belong to. */
export type FormDraftName = {
  kind: string;
  key: string;
  /** Drafts of earlier versions use the wire names of the fields. */
  wire?: WireNames;
};

/** Stored as JSON, which drops undefined values: cleared fields are listed in `empty`. */
type StoredForm<V> = { values: Partial<V>; version?: number | undefined; empty: (keyof V)[]; textId?: string };

/** Drops empty rows of a list: stored, they would be restored and accumulate with each visit. */
const withoutEmptyRows = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((row) => typeof row !== 'string' || row.trim() !== '') : value,
    ]),
  ) as V;

const storedFormOf = <V extends object>(values: V, version: number | undefined, textId: string): StoredForm<V> => ({
  values: withoutEmptyRows(values),
  version,
  empty: (Object.keys(values) as (keyof V)[]).filter((name) => values[name] === undefined),
  textId,
});

const isStoredForm = <V>(found: unknown): found is StoredForm<V> => {
  const { values, empty } = (found ?? {}) as Partial<StoredForm<V>>;
  return typeof values === 'object' && values !== null && Array.isArray(empty);
};

const readStoredForm = <V extends object>({ values, version, empty }: StoredForm<V>): Stored<V> => ({
  values: { ...values, ...Object.fromEntries(empty.map((name) => [name, undefined])) },
  version,
});

/** Stores what is typed into a record's form until it is saved or discarded. */
export const useFormDraft = <V extends object>(name: FormDraftName | null | undefined) => {
  const [typed, setTyped] = useState<StoredForm<V>>();
  const [restored, setRestored] = useState<Stored<V> | null>(null);
  const [textId, setTextId] = useState(newKey);
  const draft = useDraft<StoredForm<V>>(name?.kind ?? '', name?.key ?? null, {
    value: typed,
    onRestore: (stored) => {
      const found = decodeStored(name?.wire, stored);
      if (!isStoredForm<V>(found)) return;
      setRestored(readStoredForm(found));
      if (typeof found.textId === 'string') setTextId(found.textId);
    },
  });
  const waiting = !draft.ready || name === null;
  // Set once: going from View to Edit must not unmount the form.
  const [opened, setOpened] = useState(!waiting);
  if (!waiting && !opened) setOpened(true);
  return {
    ...draft,
    opened,
    /** It is not known yet whether there is a draft. */
    waiting,
    restored,
    textId,
    /** Call it when the text was saved or discarded. */
    clear: async () => {
      setTyped(undefined);
      setRestored(null);
      await draft.clear();
    },
    keep: (values: V, version: number | undefined) => setTyped(storedFormOf(values, version, textId)),
  };
};
export type FormDraft<V extends object> = ReturnType<typeof useFormDraft<V>>;
