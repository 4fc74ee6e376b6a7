import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../routes.ts';
import { validFields } from '../../kernel/http/validate.ts';
import { ApiFailure } from '../../kernel/http/failure.ts';
import { requiredIn } from './fields.ts';
import { GENERIC } from './texts.ts';

/** The server's error for one value in one field. */
const textFor = (field: z.ZodType, value: unknown): string | undefined => {
  try {
    validFields(z.object({ value: field }), value === undefined ? {} : { value });
    return undefined;
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure.errors?.['value'];
    throw failure;
  }
};

const REQUIRED = ROUTES.flatMap(({ endpoint }) =>
  requiredIn(endpoint.body).map(({ path, field }) => ({ name: `${endpoint.id} ${path}`, field })),
);

it('there are required fields to check', () => {
  expect(REQUIRED.length).toBeGreaterThan(100);
});

it.each(REQUIRED)('$name has one error of its own for missing, null and empty', ({ field }) => {
  const text = textFor(field, undefined);
  expect(text).toBeDefined();
  expect(GENERIC).not.toContain(text);
  // Null or an empty text is accepted where it has a meaning.
  for (const none of [null, '']) expect([text, undefined]).toContain(textFor(field, none));
});
