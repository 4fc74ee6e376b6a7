import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import type { TestServer } from '../server.ts';
import type { PrincipalName } from './principals.ts';

/** What a request of the matrix may refer to. */
export type World = {
  server: TestServer;
  /** The family the test is about. */
  family: { customerId: string; memberId: string };
  /** The account the request names as its own: the caller's, or in the second round another one. */
  self: string;
};

export type SampleRequest = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * A valid request for an endpoint. `target` says whose record it names: none, the family's, or the caller's own
 * account. The expected status follows from the permission table; `expected` is for rules a handler adds to it.
 */
export type Sample = {
  endpoint: Endpoint;
  name?: string;
  target: 'none' | 'family' | 'self';
  request: (world: World) => Promise<SampleRequest> | SampleRequest;
  expected?: Partial<Record<PrincipalName, number>>;
};

export const sample = (
  endpoint: Endpoint,
  target: Sample['target'],
  request: Sample['request'] = () => ({}),
  extra: Pick<Sample, 'name' | 'expected'> = {},
): Sample => ({
  endpoint,
  target,
  request,
  ...extra,
});
