import type { FormInstance } from 'antd';
import type { z } from 'zod';
import type { FormMode } from '@amberway/contract/shell/texts';
import type { FormContext } from './form-context.ts';
import type { Placed } from './issues.ts';

// What a form is told about its record, and what it tells those who draw it.

export type Stored<V> = { values: Partial<V>; version?: number | undefined };
export type SaveInfo<V> = {
  /** Send it with the body: an old one is refused with 409. */
  version: number | undefined;
  /** The same for every try of the same content, so that a repeated create makes one record. */
  idempotencyKey: string;
  /** What the form started with, for a save that sends only what was changed. */
  base: Partial<V>;
  /** What was checked: the fields with what the pressed action adds to them. */
  values: V;
};

export type RecordFormOptions<V extends object, B> = {
  mode: FormMode;
  /** The contract's schema of what is sent. */
  schema: z.ZodType<B>;
  /** The record as it is stored, for Create the values to start with; undefined while it loads. */
  stored: Stored<V> | undefined;
  /** From what the fields hold to what the schema checks, where they differ. */
  toBody?: ((values: V) => object) | undefined;
  save: (body: B, info: SaveInfo<V>) => Promise<unknown>;
  /** Reads the record again when someone else has changed it meanwhile. */
  reload?: (() => Promise<Stored<V>>) | undefined;
  /** Said after a successful save, as the specification words it; where the server knows better, made of its answer. */
  saved: string | ((answer: unknown) => string);
  /** Said beside the messages of the fields when something is missing. */
  incomplete?: string | ((values: V) => string | undefined) | undefined;
  /** Questions before a complete record is sent; whoever says no is back in the form. */
  agree?: ((values: V) => Promise<boolean>) | undefined;
  /** What an earlier, unfinished visit left behind, over what is stored. */
  restored?: Stored<V> | null | undefined;
  /** Names what is being written, also after it came back: what was sent unanswered is sent again under its key. */
  textId: string;
  /** Slices of the cache that the save makes old. */
  slices: readonly string[];
  /** It is stored; lists and details may still be on their way. */
  onSaved?: (() => void) | undefined;
  onDone: () => void;
};

export type RecordForm<V extends object> = {
  form: FormInstance<V>;
  context: FormContext;
  /** What the fields started with, or null while the record loads. */
  initial: Partial<V> | null;
  saving: boolean;
  problems: readonly Placed[];
  /** Told by fields that send files: saving waits for them. */
  filesBegin: () => () => void;
  /** Someone else's version, waiting for a choice. */
  theirs: Stored<V> | null;
  /** Of the record that the changes are made to. */
  version: number | undefined;
  labelsNow: () => ReadonlyMap<string, string>;
  valuesNow: () => V;
  /** An action other than saving adds values of its own; the fields stay as they are. */
  submit: (action?: Partial<V>) => Promise<void>;
  keepMine: () => Promise<void>;
  loadTheirs: () => void;
  isDirty: () => boolean;
  onChanged: (changed: object) => void;
};
