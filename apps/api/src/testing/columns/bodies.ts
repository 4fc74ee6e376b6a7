import type { WireNames } from '@amberway/contract/kernel/wire';
import { z } from 'zod';
import type { SampleRequest } from '../matrix/sample.ts';

/** The fields of a body by its schema; none when it is neither an object nor a list of objects. */
export const declaredIn = (schema: z.ZodType | undefined, wire?: WireNames): Record<string, z.ZodType> => {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, one]) => [wire?.toWire.get(name) ?? name, one]));
  if (schema instanceof z.ZodArray) return declaredIn(schema.element as z.ZodType, wire);
  if (schema instanceof z.ZodPipe) return declaredIn(schema.in as z.ZodType, wire);
  return {};
};

/** Whether the field takes an id, or a list of ids. */
export const takesId = (schema: z.ZodType): 'one' | 'many' | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return takesId(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return takesId(schema.in as z.ZodType) ?? takesId(schema.out as z.ZodType);
  if (schema instanceof z.ZodArray) return takesId(schema.element as z.ZodType) && 'many';
  return schema instanceof z.ZodUUID || schema instanceof z.ZodGUID ? 'one' : undefined;
};

const intoForm = (form: Buffer, type: string, fields: Record<string, unknown>): Buffer => {
  const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? '';
  const end = Buffer.from(`--${boundary}--\r\n`);
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return Buffer.concat([form.subarray(0, form.length - end.length), Buffer.from(parts.join('')), end]);
};

/** The request with additional fields in its body: in each element of a list, or among the fields of a form. */
export const withMore = (request: SampleRequest, more: Record<string, unknown>): SampleRequest => {
  const { body, headers } = request;
  if (Buffer.isBuffer(body)) return { ...request, body: intoForm(body, headers?.['content-type'] ?? '', more) };
  if (Array.isArray(body)) return { ...request, body: body.map((one) => ({ ...one, ...more })) };
  return { ...request, body: { ...(body as object), ...more } };
};
