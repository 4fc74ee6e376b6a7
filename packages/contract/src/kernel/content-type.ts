import type { z } from 'zod';
import type { ActionOf, Area } from './permissions.ts';

// A content type is one declaration. The routes, the list page and the drawer read it; docs/content-types.md shows how
// to add one. What fewer than three types need is a hook or an override, not a new key here.

export type Shape = Readonly<Record<string, z.ZodType>>;
type Key<F extends Shape> = keyof F & string;
type Values<F extends Shape> = { [K in keyof F]: z.output<F[K]> };

/** Settings of the operator that a rule or a list of options depends on. Both sides know them. */
export type ContentSettings = { appLinkPrefix: string; leadCoach: string };

export type CheckContext<V = Record<string, unknown>> = {
  settings: ContentSettings;
  /** The stored record; undefined for a new one. */
  before: V | undefined;
  now: Date;
  /** Where the days of whoever saves begin and end. */
  timeZone: string;
};

/** How a field is edited. Each widget of the drawer belongs to one of these words. */
export type Widget =
  | 'text'
  | 'textarea'
  | 'richText'
  | 'email'
  | 'phone'
  | 'link'
  | 'number'
  | 'switch'
  | 'select'
  | 'tags'
  | 'date'
  | 'time'
  | 'image'
  | 'svg'
  | 'colour'
  /** One record of another type. */
  | 'reference'
  /** Several. */
  | 'references';

export type FormField<K extends string = string> = {
  field: K;
  label: string;
  widget: Widget;
  hint?: string;
  options?: readonly string[] | ((settings: ContentSettings) => readonly string[]);
  /** The field is there only for these values of the others. */
  shownWhen?(values: Record<string, unknown>): boolean;
};

export type Column<K extends string = string> = {
  field: K | 'createdAt' | 'updatedAt';
  title: string;
  /** How the cell is drawn; plain text when left out. A reference is shown by its name. */
  as?: 'status' | 'picture' | 'svg' | 'date' | 'dateTime' | 'tags' | 'flag' | 'count';
};

/** Where a reference points: another content type by its name, or people, resources. */
export type ReferenceTarget = { to: string; many?: true };

type ContentAction = 'read' | 'create' | 'edit' | 'delete';
/** Areas with all actions of content; nobody deletes a workshop. */
export type ContentArea = { [A in Area]: ContentAction extends ActionOf<A> ? A : never }[Area] | 'workshops';

export type ContentType<F extends Shape = Shape> = {
  /** The word in imports, the audit log and deep links. */
  name: string;
  area: ContentArea;
  /** 'video', 'videos': in questions, buttons and counts. */
  noun: readonly [string, string];
  wire: {
    base: string;
    /** Path of one record. */
    read: string;
    update: 'PUT' | 'PATCH';
    /** Whether the id of a delete is in the path or in the query. */
    remove: 'path' | 'query' | 'none';
  };
  /** What a body may hold. Nullable fields may be left out; the others are needed unless `defaults` names them. */
  fields: F;
  references?: { readonly [K in keyof F]?: ReferenceTarget };
  defaults: { readonly [K in keyof F]?: z.output<F[K]> };
  /** Rules across fields, on the merged record. Returns the errors by field. */
  check?(values: Values<F>, context: CheckContext<Values<F>>): Partial<Record<Key<F>, string>>;
  form: { fields: readonly FormField<Key<F>>[] };
  list: {
    columns: readonly Column<Key<F>>[];
    /** Fields in which the search box looks; without it there is none. */
    search?: { fields: readonly Key<F>[]; placeholder: string };
    filters?: readonly Key<F>[];
    /** Lowest first; otherwise newest first. */
    sort?: Key<F>;
    pageSize: number;
    /** Long texts that a list leaves out. */
    omits?: readonly Key<F>[];
  };
  /** The fields that name a record, and what else of it is told where another record refers to it. */
  summary: { name: readonly [Key<F>, ...Key<F>[]]; also?: readonly Key<F>[] };
  /** The values of `status`, and those that customers see. */
  status?: { values: readonly string[]; shown: string };
  /** Deep links exist; told only while the status is the shown one. */
  links?: true;
  messages: { created: string; updated: string; deleted: string };
};

export type ValuesOf<T> = T extends ContentType<infer F> ? Values<F> : never;

/** Gives a declaration its types. */
export const contentType = <const F extends Shape>(declaration: ContentType<F>): ContentType<F> => declaration;
