import { z } from 'zod';
import { id, instant, recordFields } from '../kernel/fields.ts';
import { listOf } from '../kernel/query.ts';
import { FILE_KINDS } from '../uploads/types.ts';
import { clientFileTexts } from './texts.ts';

const child = z.object({ _id: id, firstName: z.string(), lastName: z.string() });

export const clientFile = z.object({
  ...recordFields,
  fileName: z.string(),
  size: z.number(),
  /** Media type; `kind` is its group. */
  type: z.string(),
  kind: z.enum(FILE_KINDS),
  createdBy: z.object({ _id: id, firstName: z.string(), lastName: z.string(), avatar: z.string().nullable() }),
  member: child,
  /** When it was moved to the bin. */
  deletedAt: instant.nullable(),
});
export type ClientFile = z.infer<typeof clientFile>;

const AT_ONCE = 200;
const unique = (ids: string[]) => [...new Set(ids)];

/** Ids to delete: in the query, repeated or comma-separated, or in the body instead. */
export const idArrayQuery = z.object({ idArray: listOf(id) });
export const idArrayInBody = z.strictObject({ idArray: z.array(id).max(AT_ONCE).transform(unique).optional() });

export const idArrayBody = z.strictObject({
  idArray: z.array(id, clientFileTexts.chooseFile).min(1, clientFileTexts.chooseFile).max(AT_ONCE).transform(unique),
});
