import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { updateSkillBody } from '@amberway/contract/skills/body';
import { maxLengthAt } from './max-length.ts';
import { withRules } from './with-rules.ts';

const body = z.strictObject({
  title: z.string().trim().min(1).max(300).optional(),
  reason: z.string().max(20).nullable().default(null),
  lines: z.array(z.string().max(500)).max(50),
  children: z.array(z.strictObject({ firstName: z.string().max(100) })),
  free: z.string(),
  count: z.number().max(7),
});

describe('the maximum length of a text', () => {
  it('is read from the schema through optional, nullable and default values, lists and objects', () => {
    expect(maxLengthAt(body, ['title'])).toBe(300);
    expect(maxLengthAt(body, ['reason'])).toBe(20);
    expect(maxLengthAt(body, ['lines'])).toBe(500);
    expect(maxLengthAt(body, ['children', 0, 'firstName'])).toBe(100);
  });

  it('is undefined if the schema sets no limit or the field is not text', () => {
    expect(['free', 'count', 'unknown'].map((field) => maxLengthAt(body, [field]))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is found behind rules about the whole record, and in the schema given for its fields', () => {
    expect(
      maxLengthAt(
        withRules(body, () => []),
        ['title'],
      ),
    ).toBe(300);
    const loose = z.looseObject({});
    expect(
      maxLengthAt(
        withRules(loose, () => []),
        ['title'],
      ),
    ).toBeUndefined();
    expect(
      maxLengthAt(
        withRules(loose, () => [], body),
        ['title'],
      ),
    ).toBe(300);
  });

  it('comes from the body schema for a skill’s name', () => {
    expect(maxLengthAt(updateSkillBody, ['name'])).toBe(300);
  });
});
