import type { z } from 'zod';
import type { FormMode } from '@amberway/contract/shell/texts';
import type { FormContext } from './form-context.ts';
import type { FieldPath, FormStore } from './form-store.ts';
import type { Placed } from './issues.ts';

// The options of a record's form, and its state for the components that render it.

export type Stored<V> = { values: Partial<V>; version?: number | undefined };
export type SaveInfo<V> = {
  /** Send it with the body: the server rejects an old one with 409. */
  version: number | undefined;
  /** The same for every attempt with the same content, so that a repeated create makes one record. */
  idempotencyKey: string;
  /** The initial values, for a save that sends only what was changed. */
  base: Partial<V>;
  /** The validated values: the fields plus what the pressed action adds. */
  values: V;
};

export type RecordFormOptions<V extends object, B> = {
  mode: FormMode;
  /** The contract's schema of the request body. */
  schema: z.ZodType<B>;
  /** The stored record, or for Create the initial values; undefined while it loads. */
  stored: Stored<V> | undefined;
  /** Converts the field values to what the schema checks, if they differ. */
  toBody?: ((values: V) => object) | undefined;
  save: (body: B, info: SaveInfo<V>) => Promise<unknown>;
  /** Loads the record again after someone else has changed it. */
  reload?: (() => Promise<Stored<V>>) | undefined;
  /** The notice after a successful save, from the specification, or made from the server's response. */
  saved: string | ((result: unknown) => string);
  /** The notice beside the fields' messages when validation fails. */
  incomplete?: string | ((values: V) => string | undefined) | undefined;
  /** Asks before a valid record is sent; false returns to the form. */
  agree?: ((values: V) => Promise<boolean>) | undefined;
  /** False until it is known whether there is a draft. */
  ready?: boolean;
  /** The restored draft, on top of what is stored. */
  restored?: Stored<V> | null | undefined;
  /** Identifies the text, also after it was restored: a save without a response is repeated with the same key. */
  textId: string;
  /** Slices of the query cache that the save invalidates. */
  slices: readonly string[];
  /** Called when it is stored; lists and details may still be refreshing. */
  onSaved?: (() => void) | undefined;
  onDone: () => void;
};

export type RecordForm<V extends object> = {
  form: FormStore<V>;
  context: FormContext;
  /** The initial field values, or null while the record loads. */
  initial: Partial<V> | null;
  saving: boolean;
  problems: readonly Placed[];
  /** Called by fields that upload files: saving waits for them. */
  filesBegin: () => () => void;
  /** Someone else's version, until one is chosen. */
  theirs: Stored<V> | null;
  /** The version of the record that is being changed. */
  version: number | undefined;
  labelsNow: () => ReadonlyMap<string, string>;
  valuesNow: () => V;
  /** An action other than saving adds its own values; the fields stay as they are. */
  submit: (action?: Partial<V>) => Promise<void>;
  keepMine: () => Promise<void>;
  loadTheirs: () => void;
  isDirty: () => boolean;
  onChanged: (changed: FieldPath) => void;
};
