import { z } from 'zod';
import { id } from './fields.ts';

/** More records than this need several requests. */
export const BULK_MAX = 200;

export const SELECT_ROWS = 'Please select at least one row.';

/** The records of one request about several. */
export const severalIds = z.array(id, SELECT_ROWS).min(1, SELECT_ROWS).max(BULK_MAX);
