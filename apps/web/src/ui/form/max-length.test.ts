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

describe('how long a text may be', () => {
  it('is read off the schema through optional, nullable and default values, lists and objects', () => {
    expect(maxLengthAt(body, ['title'])).toBe(300);
    expect(maxLengthAt(body, ['reason'])).toBe(20);
    expect(maxLengthAt(body, ['lines'])).toBe(500);
    expect(maxLengthAt(body, ['children', 0, 'firstName'])).toBe(100);
  });

  it('is not limited where the schema has no limit or the field no text', () => {
    expect(['free', 'count', 'unknown'].map((field) => maxLengthAt(body, [field]))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is found behind rules about the whole record, and in the schema they name for it', () => {
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

  it('is that of the body for a skill’s name', () => {
    expect(maxLengthAt(updateSkillBody, ['name'])).toBe(300);
  });
});
