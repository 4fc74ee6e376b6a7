import type { z } from 'zod';
import type { ActionOf, Area } from './permissions.ts';

// A content type is one declaration, read by the routes, the list page and the drawer; docs/content-types.md shows how
// to add one. A need of fewer than three types is a hook or an override, not a new key here.

export type Shape = Readonly<Record<string, z.ZodType>>;
type Key<F extends Shape> = keyof F & string;
type Values<F extends Shape> = { [K in keyof F]: z.output<F[K]> };

/** Operator settings that a rule or a list of options depends on, available in API and web. */
export type ContentSettings = { appLinkPrefix: string; leadCoach: string };

export type CheckContext<V = Record<string, unknown>> = {
  settings: ContentSettings;
  /** The stored record; undefined for a new one. */
  before: V | undefined;
  now: Date;
  /** The time zone in which days of the person saving begin and end. */
  timeZone: string;
};

/** How a field is edited. The drawer has one component for each. */
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
  /** References one record of another type. */
  | 'reference'
  /** References several records. */
  | 'references';

export type FormField<K extends string = string> = {
  field: K;
  label: string;
  widget: Widget;
  hint?: string;
  options?: readonly string[] | ((settings: ContentSettings) => readonly string[]);
  /** Shows the field depending on the values of the others. */
  shownWhen?(values: Record<string, unknown>): boolean;
};

export type Column<K extends string = string> = {
  field: K | 'createdAt' | 'updatedAt';
  title: string;
  /** How the cell is rendered; plain text when left out. A reference shows its name. */
  as?: 'status' | 'picture' | 'svg' | 'date' | 'dateTime' | 'tags' | 'flag' | 'count';
};

/** Target of a reference: the name of another content type, or people or resources. */
export type ReferenceTarget = { to: string; many?: true };

type ContentAction = 'read' | 'create' | 'edit' | 'delete';
/** Areas with all four content actions; workshops are an exception, as they cannot be deleted. */
export type ContentArea = { [A in Area]: ContentAction extends ActionOf<A> ? A : never }[Area] | 'workshops';

export type ContentType<F extends Shape = Shape> = {
  /** The identifier in imports, the audit log and deep links. */
  name: string;
  area: ContentArea;
  /** Singular and plural ('video', 'videos') for questions, buttons and counts. */
  noun: readonly [string, string];
  wire: {
    base: string;
    /** Path of a single record. */
    read: string;
    update: 'PUT' | 'PATCH';
    /** Whether the id of a DELETE is in the path or in the query. */
    remove: 'path' | 'query' | 'none';
  };
  /** Fields of a request body. Nullable fields are optional; the others are required unless `defaults` has them. */
  fields: F;
  references?: { readonly [K in keyof F]?: ReferenceTarget };
  defaults: { readonly [K in keyof F]?: z.output<F[K]> };
  /**
   * Rules across fields, on the merged record. Returns the errors by field. A form shows all errors at once, so fields
   * may still be missing.
   */
  check?(values: Partial<Values<F>>, context: CheckContext<Values<F>>): Partial<Record<Key<F>, string>>;
  form: { fields: readonly FormField<Key<F>>[] };
  list: {
    columns: readonly Column<Key<F>>[];
    /** The fields that the search box searches; without it there is no search box. */
    search?: { fields: readonly Key<F>[]; placeholder: string };
    filters?: readonly Key<F>[];
    /** Ascending sort field; newest first by default. */
    sort?: Key<F>;
    pageSize: number;
    /** Long texts omitted from lists. */
    omits?: readonly Key<F>[];
  };
  /** The fields that make up a record's name, and further fields returned where another record references it. */
  summary: { name: readonly [Key<F>, ...Key<F>[]]; also?: readonly Key<F>[] };
  /** The values of `status`, and the one that customers see. */
  status?: { values: readonly string[]; shown: string };
  /** Records have deep links, returned only while the status is the shown one. */
  links?: true;
  messages: { created: string; updated: string; deleted: string };
};

export type ValuesOf<T> = T extends ContentType<infer F> ? Values<F> : never;

/** Infers the field types of a declaration. */
export const contentType = <const F extends Shape>(declaration: ContentType<F>): ContentType<F> => declaration;
