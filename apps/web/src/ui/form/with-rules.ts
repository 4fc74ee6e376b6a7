import { z } from 'zod';
import type { Issue } from './issues.ts';
import { schemaOfFields } from './max-length.ts';

/**
 * A schema with additional rules about the whole record. All issues are reported at once: a schema's own refinements
 * do not run while a single field is invalid. `fields` is the schema for the fields' maximum lengths.
 */
export const withRules = <B>(
  schema: z.ZodType<B>,
  rules: (values: object) => readonly Issue[],
  fields: z.ZodType = schema,
): z.ZodType<B> => {
  const checked = z.looseObject({}).transform((values, context) => {
    const result = schema.safeParse(values);
    const own = result.success ? [] : result.error.issues;
    const reported = new Set(own.map(({ path }) => path.join('.')));
    const more = rules(values).filter(({ path }) => !reported.has(path.join('.')));
    for (const { path, message } of [...own, ...more]) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    return result.success && more.length === 0 ? result.data : z.NEVER;
  });
  schemaOfFields.set(checked, fields);
  return checked;
};
