import { describe, expect, it } from 'vitest';
import { AFTER_FAILURE, afterFailure } from './after-failure.ts';
import { FAILURES } from './errors.ts';

/** By hand: a code in this list throws away what a person has written, as far as the server is concerned. */
const REFUSED = [
  'malformed',
  'forbidden',
  'not_found',
  'stale',
  'duplicate',
  'key_reused',
  'too_large',
  'invalid',
  'other_family',
];

/** By hand too: of the network, of the moment, or of calls that write nothing. */
const WAITS = [
  'wrong_credentials',
  'second_needed',
  'factor_wrong',
  'sso_expired',
  'sso_refused',
  'link_invalid',
  'signature_invalid',
  'app_check_failed',
  'cross_site',
  'method_not_allowed',
  'quota_full',
  'in_progress',
  'not_connected',
  'unsupported_type',
  'too_many',
  'internal',
  'provider_failed',
  'sso_unreachable',
  'unavailable',
  'storage_full',
  'timeout',
];

describe('a write that waits on a device', () => {
  it('has a rule for each failure of the server, and for no other', () => {
    expect([...Object.keys(AFTER_FAILURE), ...WAITS].toSorted()).toEqual(Object.keys(FAILURES).toSorted());
  });

  it('is refused for good only by a code that judges the write itself', () => {
    const refusing = Object.entries(AFTER_FAILURE).flatMap(([code, after]) => (after === 'refused' ? [code] : []));
    expect(refusing.toSorted()).toEqual(REFUSED.toSorted());
  });

  it('waits after every failure of the server’s own (5xx) and after a code that it does not know', () => {
    const own = Object.entries(FAILURES).flatMap(([code, { status }]) => (status >= 500 ? [code] : []));
    expect([...own, 'made_up_later', 'toString'].map(afterFailure).filter((after) => after !== 'waits')).toEqual([]);
  });
});
