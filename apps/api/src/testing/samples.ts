import { z } from 'zod';

// Values that fit a reply schema: with every field, or only with the required ones.

type Fill = 'full' | 'bare';

const textOf = (format: string | undefined): string => {
  switch (format) {
    case 'uuid':
      return '01a00000-0000-7000-8000-000000000001';
    case 'datetime':
      return '2026-03-01T10:20:30.456Z';
    case 'date':
      return '2026-03-01';
    default:
      return 'Zoë "quoted" \\ \u2028 </script> 😀';
  }
};

const objectOf = (shape: Record<string, z.ZodType>, fill: Fill) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => fill === 'full' || !(field instanceof z.ZodOptional))
      .map(([key, field]) => [key, sampleOf(field, fill)]),
  );

export const sampleOf = (schema: z.ZodType, fill: Fill): unknown => {
  if (schema instanceof z.ZodObject) return objectOf(schema.shape, fill);
  if (schema instanceof z.ZodArray)
    return fill === 'full'
      ? [sampleOf(schema.element as z.ZodType, 'full'), sampleOf(schema.element as z.ZodType, 'bare')]
      : [];
  if (schema instanceof z.ZodOptional) return sampleOf(schema.unwrap() as z.ZodType, fill);
  if (schema instanceof z.ZodNullable) return fill === 'full' ? sampleOf(schema.unwrap() as z.ZodType, fill) : null;
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return fill === 'full' ? schema.options[0] : schema.options.at(-1);
  if (schema instanceof z.ZodNumber) return Math.min(fill === 'full' ? 1_234_567 : 1, schema.maxValue ?? Infinity);
  if (schema instanceof z.ZodBoolean) return fill === 'full';
  if (schema instanceof z.ZodNull) return null;
  if (schema instanceof z.ZodLazy) return sampleOf(schema.unwrap() as z.ZodType, fill);
  if (schema instanceof z.ZodUnknown || schema instanceof z.ZodAny) return { anything: ['at all', 1, null] };
  if (schema instanceof z.ZodRecord)
    return fill === 'full' ? { some: sampleOf(schema.valueType as z.ZodType, fill) } : {};
  if (schema instanceof z.ZodUnion)
    return sampleOf(schema.options[fill === 'full' ? 0 : schema.options.length - 1] as z.ZodType, fill);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textOf(schema.format ?? undefined);
  throw new Error(`Samples do not know ${schema.def.type}: teach them.`);
};
