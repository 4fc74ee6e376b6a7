import { z } from 'zod';
import { endpoint, type EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { reply } from '@amberway/contract/kernel/envelope';
import { ok, type Route, route } from '../kernel/http/route.ts';

/** A route that exists only for a test; the handler may throw. */
export const testRoute = (
  path: string,
  handler: () => unknown = () => 'done',
  spec: Partial<EndpointSpec> = {},
): Route =>
  route(
    endpoint({
      method: 'GET',
      path: `test/${path}`,
      tag: 'test',
      summary: 'For a test',
      access: 'public',
      reads: false,
      reply: reply(z.unknown()),
      ...spec,
    }),
    async () => ok(await handler()) as never,
  );
