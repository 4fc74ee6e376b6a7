import type { Principal } from '../../../kernel/identity/principal.ts';
import type { Row, Values } from '../queries.ts';

export type Saving = { principal: Principal; before: Values | undefined };

/** What a type does besides being stored. Hooks run in the transaction of the change. */
export type Hooks = {
  /** Converts the cells of an imported row to the fields of the request; `zone` is the importer's time zone. */
  fromImport?: (row: Values, zone: string) => Values;
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
