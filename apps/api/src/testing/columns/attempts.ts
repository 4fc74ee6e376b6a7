import { pathOf } from '../matrix/cases.ts';
import { expectedStatus } from '../matrix/expectation.ts';
import { type Caller, FAMILY, type PrincipalName, PRINCIPALS } from '../matrix/principals.ts';
import type { Sample, SampleRequest } from '../matrix/sample.ts';
import type { TestResponse, TestServer } from '../server.ts';
import { withMore } from './bodies.ts';

const ROLES: readonly PrincipalName[] = [
  'customerOwn',
  'businessWorksWith',
  'resourceManager',
  'administrator',
  'coachActing',
  'adminActing',
];

/** A caller with permission for the endpoint, and a valid request. */
export type Attempt = { sample: Sample; role: PrincipalName; caller: Caller; request: SampleRequest };

export const openAttempts = (server: TestServer) => {
  const callers = new Map<PrincipalName, Caller>();

  const enter = async (role: PrincipalName): Promise<Caller> => {
    const caller = callers.get(role) ?? (await server.within(() => PRINCIPALS[role]()));
    callers.set(role, caller);
    return caller;
  };

  return {
    /** One for each role with permission, or only for the first. */
    attemptsOf: async (sample: Sample, who: 'everyone' | 'somebody' = 'everyone'): Promise<Attempt[]> => {
      const attempts: Attempt[] = [];
      for (const role of ROLES) {
        if (who === 'somebody' && attempts.length > 0) break;
        const caller = await enter(role);
        if (expectedStatus(sample, role, caller, true) >= 400) continue;
        const request = await server.within(async () =>
          sample.request({ server, family: FAMILY, self: caller.selfId }),
        );
        attempts.push({ sample, role, caller, request });
      }
      return attempts;
    },

    send: ({ sample, caller, request }: Attempt, more: Record<string, unknown> = {}): Promise<TestResponse> => {
      const { body, headers } = Object.keys(more).length > 0 ? withMore(request, more) : request;
      return server.call(sample.endpoint.method, pathOf(sample, request), {
        token: caller.token,
        body,
        ...(headers && { headers }),
      });
    },

    /** Call this after a request that may have ended a caller's session. */
    forgetCallers: () => callers.clear(),
  };
};
