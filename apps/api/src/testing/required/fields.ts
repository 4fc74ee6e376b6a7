import { z } from 'zod';

type Field = { path: string; field: z.ZodType };

/** The fields of every object in a schema: of itself, of list elements, inside pipes and optionals. */
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

/** Every required field of a body, at any depth. */
export const requiredIn = (body: z.ZodType | undefined): Field[] =>
  fieldsIn(body, '').filter(({ field }) => !field.safeParse(undefined).success);
