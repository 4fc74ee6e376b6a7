import { z } from 'zod';
import type { CheckContext, ContentType, ReferenceTarget, Shape } from '../kernel/content-type.ts';
import { id, recordFields, version } from '../kernel/fields.ts';
import { staffOnly } from './staff-only.ts';

// Builds the schemas of a type's endpoints from its declaration.

const person = z.object({
  _id: id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  deleted: z.literal(true).optional(),
});
/** For staff: the record is deleted, and what refers to it says so. Absent otherwise. */
const deleted = z.literal(true).optional();
const named = z.object({ _id: id, name: z.string(), deleted });
export type ReferenceSummary = z.infer<typeof named> & Record<string, unknown>;

type Find = (name: string) => ContentType | undefined;

/** The field in responses: its JSON type without the input validation. */
const shown = (field: z.ZodType): z.ZodType => {
  if (field instanceof z.ZodNullable) return shown(field.unwrap() as z.ZodType).nullable();
  if (field instanceof z.ZodPipe) return shown(field.out as z.ZodType);
  if (field instanceof z.ZodArray) return z.array(shown(field.element as z.ZodType));
  if (field instanceof z.ZodObject)
    return z.object(Object.fromEntries(Object.entries(field.shape as Shape).map(([key, one]) => [key, shown(one)])));
  if (field instanceof z.ZodNumber) return z.number();
  if (field instanceof z.ZodBoolean) return z.boolean();
  if (field instanceof z.ZodEnum) return z.enum(field.options as [string, ...string[]]);
  return z.string();
};

const referenceSchema = ({ to }: ReferenceTarget, find: Find) => {
  const target = find(to);
  if (!target) return to === 'businessUser' ? person : named;
  const also = target.summary.also ?? [];
  return named.extend(Object.fromEntries(also.map((key) => [key, shown(target.fields[key] as z.ZodType)])));
};

const LINKS = { externalDeepLink: z.string().nullable(), internalDeepLink: z.string().nullable() };

const shownFields = (type: ContentType, find: Find) =>
  Object.entries(type.fields).map(([key, field]) => {
    const target = type.references?.[key];
    if (!target) return [key, staffOnly(type).includes(key) ? shown(field).optional() : shown(field)] as const;
    const schema = referenceSchema(target, find);
    return [key, target.many ? z.array(schema) : field instanceof z.ZodNullable ? schema.nullable() : schema] as const;
  });

/** A record in responses. */
export const recordSchema = (type: ContentType, find: Find) =>
  z.object({
    ...recordFields,
    version,
    ...Object.fromEntries(shownFields(type, find)),
    ...(type.links && LINKS),
  });

/** A record in lists, without its long texts. */
export const listedSchema = (type: ContentType, find: Find) => {
  const omits: readonly string[] = type.list.omits ?? [];
  return z.object({
    ...recordFields,
    version,
    ...Object.fromEntries(shownFields(type, find).filter(([key]) => !omits.includes(key))),
    ...(type.links && LINKS),
  });
};

const mayBeLeftOut = (type: ContentType, key: string, field: z.ZodType) =>
  field instanceof z.ZodNullable || Object.hasOwn(type.defaults, key);

export const createBody = (type: ContentType) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(type.fields).map(([key, field]) => [
        key,
        mayBeLeftOut(type, key, field) ? field.optional() : field,
      ]),
    ),
  );

/** Partial: fields left out stay unchanged. */
export const updateBody = (type: ContentType) =>
  z.strictObject({
    ...Object.fromEntries(Object.entries(type.fields).map(([key, field]) => [key, field.optional()])),
    version: version.optional(),
  });

/** The values of a new record: those sent, then the defaults, then null for optional fields. */
export const withDefaults = (type: ContentType, values: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(type.fields).flatMap(([key, field]) => (field instanceof z.ZodNullable ? [[key, null]] : [])),
  ),
  ...type.defaults,
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
});

/** The schema of a form's fields, without the rules across them. */
export const formBody = (type: ContentType, mode: 'Create' | 'Edit') =>
  mode === 'Create' ? createBody(type) : updateBody(type);

/** The rules across fields for what is in a form, whether or not its fields are valid. Errors by field. */
export const ruleProblems = (
  type: ContentType,
  values: Record<string, unknown>,
  context: CheckContext,
): Record<string, string> => {
  const merged = context.before ? { ...context.before, ...values } : withDefaults(type, values);
  const problems = Object.entries(type.check?.(merged as never, context as never) ?? {});
  return Object.fromEntries(problems.flatMap(([field, message]) => (message ? [[field, message]] : [])));
};
