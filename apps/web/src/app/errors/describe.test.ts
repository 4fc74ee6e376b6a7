import { describe, expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { describeError } from './describe.ts';

describe('describeError', () => {
  it('offers a reload when a file of an older version is missing', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: https://x/a.js',
      'error loading dynamically imported module',
      'Importing a module script failed.',
    ]) {
      expect(describeError(new TypeError(message)).kind).toBe('newVersion');
    }
  });
  it('does not offer a reload while there is no connection', () => {
    expect(describeError(new TypeError('Importing a module script failed.'), false).kind).toBe('offline');
    expect(describeError(new TypeError('x is undefined'), false).kind).toBe('failure');
  });
  it("shows the server's message and the request id", () => {
    const error = new ApiError({ status: 500, code: 'internal', message: 'Sorry.', requestId: 'req-9' });
    expect(describeError(error)).toMatchObject({ kind: 'failure', text: 'Sorry.', requestId: 'req-9' });
  });
  it('never shows the message of a programming error', () => {
    expect(describeError(new TypeError("Cannot read properties of undefined (reading 'x')")).text).not.toContain(
      'undefined',
    );
  });
});
