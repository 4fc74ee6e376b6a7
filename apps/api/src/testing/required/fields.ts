import { z } from 'zod';

type Field = { path: string; field: z.ZodType };

/** The objects a schema is made of: itself, the elements of a list, what is behind a pipe or may be left out. */
const fieldsIn = (schema: unknown, path: string): Field[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
      const here = path ? `${path}.${key}` : key;
      return [{ path: here, field }, ...fieldsIn(field, here)];
    });
  if (schema instanceof z.ZodArray) return fieldsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodPipe) return [...fieldsIn(schema.in, path), ...fieldsIn(schema.out, path)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsIn(schema.unwrap(), path);
  return [];
};

/** Every field of a body, at any depth, that must not be left out. */
export const requiredIn = (body: z.ZodType | undefined): Field[] =>
  fieldsIn(body, '').filter(({ field }) => !field.safeParse(undefined).success);
