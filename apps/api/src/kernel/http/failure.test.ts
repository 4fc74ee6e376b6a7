import { expect, it } from 'vitest';
import { FAILURES, type FailureCode, tooManyText } from '@amberway/contract/kernel/errors';
import { ApiFailure, tooMany } from './failure.ts';

const LIMITS = (Object.keys(FAILURES) as FailureCode[]).filter((code) => FAILURES[code].status === 429);

it('every 429 has a Retry-After time, also when no seconds are given', () => {
  expect(LIMITS).not.toEqual([]);
  for (const code of LIMITS)
    expect(new ApiFailure(code)).toMatchObject({ retryAfterSeconds: 60, message: tooManyText(60) });
  expect(tooMany(0.2)).toMatchObject({ retryAfterSeconds: 1, message: tooManyText(1) });
});
