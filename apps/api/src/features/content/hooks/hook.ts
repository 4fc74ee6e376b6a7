import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Row, Values } from '../queries.ts';

export type Saving = { principal: Principal; before: Values | undefined };

/** The importer's time zone, and the record that the row updates. */
export type Importing = { zone: string; stored: Values | undefined };

/** What a type does besides being stored. Hooks run in the transaction of the change. */
export type Hooks = {
  /** Converts the cells of an imported row to the fields of the request. Throws if they cannot be read. */
  fromImport?: (row: Values, importing: Importing) => Values;
  /** The reverse, for the cells of a CSV. */
  forCells?: (record: Values) => Values;
  beforeSave?: (values: Values, saving: Saving) => Values | Promise<Values>;
  afterSave?: (id: string, values: Values, saving: Saving) => Promise<void>;
  /** The record is in the bin. Its files stay linked. */
  afterDelete?: (id: string, before: Values) => Promise<void>;
  /** Returns a sentence if something could not be restored as it was. */
  afterRestore?: (id: string, record: Values) => Promise<string | undefined>;
  /** The record leaves the bin for good. */
  afterPurge?: (id: string, before: Values) => Promise<void>;
  /** Whether families can see the record, for types without a status. Only then it has links to share. */
  isShown?: (row: Row) => boolean;
  /** Translates a database error into an API error. */
  refused?: (error: unknown) => never;
};
