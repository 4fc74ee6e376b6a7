import type { z } from 'zod';
import type { Path } from './issues.ts';

/** Maps a schema made by `withRules` to the one whose fields it checks. */
export const schemaOfFields = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** The schema's maximum length at this path; undefined if it sets no limit. For a list: of each entry. */
export const maxLengthAt = (schema: z.core.$ZodType, path: Path = []): number | undefined => {
  const { _zod: inner } = schema as z.core.$ZodTypes;
  const [first, ...rest] = path;
  switch (inner.def.type) {
    case 'string':
      return (schema as z.ZodString).maxLength ?? undefined;
    case 'object': {
      const field = inner.def.shape[String(first)];
      return field && maxLengthAt(field, rest);
    }
    case 'array':
      return maxLengthAt(inner.def.element, rest);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return maxLengthAt(inner.def.innerType, path);
    case 'union':
      return inner.def.options.map((one) => maxLengthAt(one, path)).find((max) => max !== undefined);
    case 'pipe':
      return maxLengthAt(schemaOfFields.get(schema) ?? inner.def.in, path);
    default:
      return undefined;
  }
};
