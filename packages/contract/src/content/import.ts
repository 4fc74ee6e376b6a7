import { z } from 'zod';
import { id } from '../kernel/fields.ts';
import { CONTENT_NAMES } from './registry.ts';
import { contentTexts } from './texts.ts';

export const IMPORT_ROWS_MAX = 1_000;

const EITHER = 'Send either rows or csv.';
const row = z.record(z.string().max(100), z.unknown());

/** Rows as JSON, or as CSV with the field names in the first line. */
export const importBody = z
  .strictObject({
    type: z.enum(CONTENT_NAMES, contentTexts.selectContentType),
    rows: z
      .array(row, EITHER)
      .min(1, 'There are no rows.')
      .max(IMPORT_ROWS_MAX, `At most ${IMPORT_ROWS_MAX} rows at once.`)
      .optional(),
    csv: z.string(EITHER).optional(),
    /** Rows whose name is taken and that are added all the same. The others of them are left out. */
    createAnyway: z.array(z.int().min(1)).max(IMPORT_ROWS_MAX).optional(),
  })
  .refine(({ rows, csv }) => (rows === undefined) !== (csv === undefined), {
    message: EITHER,
    path: ['rows'],
  });

/** A row with the id of a record updates it. A row with a name that exists already is added only on request. */
export const IMPORT_KINDS = ['new', 'sameName', 'update'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const importTexts = {
  inBin: 'This record is in the bin. Restore it first.',
  sameRow: (at: number) => `Row ${at} has the same id.`,
} as const;

/** Nothing is stored if any row is invalid, nor in a dry run. */
export const importReport = z.object({
  type: z.enum(CONTENT_NAMES),
  dryRun: z.boolean(),
  total: z.number(),
  valid: z.number(),
  created: z.array(id),
  updated: z.array(id),
  /** Rows left out because their name is taken. A dry run leaves out none, so that each is validated. */
  skipped: z.array(z.number()),
  rows: z.array(z.object({ row: z.number(), name: z.string(), kind: z.enum(IMPORT_KINDS) })),
  /** Row numbers start at 1 with the first record. */
  faults: z.array(z.object({ row: z.number(), errors: z.record(z.string(), z.string()) })),
});
export type ImportReport = z.infer<typeof importReport>;
