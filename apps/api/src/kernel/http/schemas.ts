import { z } from 'zod';

export type Json = Record<string, unknown> & { type?: unknown; anyOf?: Json[] };

const isNull = (schema: Json) => schema.type === 'null';

/**
 * zod emits `nullable` as anyOf [X, null], for which the serialiser would try each branch with a validator.
 * A type array means the same and is fast.
 */
const collapseNullable = (schema: Json) => {
  const branches = schema.anyOf;
  if (!branches || branches.length !== 2) return;
  const other = branches.find((b) => !isNull(b));
  if (!other || !branches.some(isNull) || typeof other.type !== 'string') return;
  delete schema.anyOf;
  Object.assign(schema, other, { type: [other.type, 'null'] });
  if (Array.isArray(schema.enum)) schema.enum = [...(schema.enum as unknown[]), null];
};

/** The JSON schema of a response. */
export const outputSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => collapseNullable(jsonSchema as Json),
  });

const dropForSerialiser = new Set(['format', 'pattern', '$schema']);

/** The same schema without keywords that only matter for validation: it makes serialising faster. */
export const serialiserSchema = (schema: z.ZodType): Json =>
  JSON.parse(
    JSON.stringify(outputSchema(schema), (key, value: unknown) =>
      dropForSerialiser.has(key) && typeof value === 'string' ? undefined : value,
    ),
  ) as Json;

/** The JSON schema of a request. */
export const inputSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema, zodSchema }) => {
      collapseNullable(jsonSchema);
      // Query fields use preprocess, whose input type is unknown: describe its output.
      if (Object.keys(jsonSchema).length === 0 && zodSchema._zod.def.type === 'pipe') {
        Object.assign(jsonSchema, outputSchema((zodSchema as unknown as z.ZodPipe).out as z.ZodType), {
          $schema: undefined,
        });
      }
    },
  });
