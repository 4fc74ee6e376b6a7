import { expect } from 'vitest';
import { FAILURES, type FailureCode, tooManyText } from '@amberway/contract/kernel/errors';
import type { TestResponse } from './server.ts';

type Details = { message?: string; errors?: Record<string, string>; data?: { message: string } };

/** Every 429 says how long to wait, in Retry-After and in its message. */
const ownMessage = ({ headers }: TestResponse, code: FailureCode) => {
  if (code !== 'too_many') return FAILURES[code].message;
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  return tooManyText(Number(headers['retry-after']));
};

/** Checks the complete failure envelope. */
export const expectFailure = (response: TestResponse, code: FailureCode, { message, ...details }: Details = {}) => {
  expect({ status: response.status, body: response.body }).toEqual({
    status: FAILURES[code].status,
    body: {
      status: false,
      code,
      message: message ?? ownMessage(response, code),
      requestId: response.headers['x-request-id'],
      ...details,
    },
  });
  expect(response.headers['x-request-id']).toBeTruthy();
};

/** A 422 for one field, whose error is also the message. */
export const expectInvalid = (response: TestResponse, field: string, message: string) =>
  expectFailure(response, 'invalid', { message, errors: { [field]: message } });
