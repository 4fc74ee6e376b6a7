import type { CallInput, Endpoint, EndpointSpec, ReplyOf } from '@amberway/contract/kernel/endpoint';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { placeText } from '@amberway/contract/kernel/query';
import { onReplica, withDatabase } from '../../../kernel/db/context.ts';
import type { Context, Route } from '../../../kernel/http/route.ts';
import { validFields, validParams } from '../../../kernel/http/validate.ts';
import { type Principal, reachForCall } from '../../../kernel/identity/principal.ts';
import { NO_SECOND_FACTOR } from '../../../kernel/identity/second-factor.ts';

/** The family's own principal: the export contains what its own screens show, and nothing internal to staff. */
export const familyPrincipal = (customerId: string, timeZone: string | null): Principal => ({
  sessionId: customerId,
  rootId: customerId,
  actorId: customerId,
  actorRole: 'Customer',
  timeZone,
  userId: customerId,
  role: 'Customer',
  type: 'Customer',
  actingAs: null,
  businessUserType: [],
  expiresAt: new Date().toISOString(),
  confirmedUntil: null,
  second: NO_SECOND_FACTOR,
  hasAgreed: true,
});

/** The job the export runs in. No reply of the record depends on a request. */
type Asker = Pick<Context<EndpointSpec>, 'services' | 'requestId'>;

type Listed<S> = ReplyOf<S> extends { data: (infer T)[] } ? T : never;

/** Calls the product's own GET handlers in process and parses their replies with the endpoint's schema. */
export const callerAs = (principal: Principal, routes: readonly Route[], by: Asker) => {
  const callRoute = async <S extends EndpointSpec>(endpoint: Endpoint<S>, input: CallInput<S>): Promise<ReplyOf<S>> => {
    const found = routes.find((one) => one.endpoint.id === endpoint.id);
    const { access } = endpoint;
    if (!found || typeof access !== 'object') throw new Error(`No call ${endpoint.id} to export from.`);
    const { params, query } = input as { params?: unknown; query?: unknown };
    const result = await found.handler({
      principal,
      reach: reachForCall(principal, access),
      params: endpoint.params && validParams(endpoint.params, params),
      query: endpoint.query && validFields(endpoint.query, query ?? {}),
      ...by,
    } as Context<EndpointSpec>);
    return endpoint.reply.parse(result) as ReplyOf<S>;
  };

  /** All pages of a list. */
  const callAllPages = async <S extends EndpointSpec>(
    endpoint: Endpoint<S>,
    input: { params?: object; query?: object },
  ): Promise<Listed<S>[]> => {
    const PAGE = 100;
    const all: Listed<S>[] = [];
    for (;;) {
      const query = { ...input.query, limit: String(PAGE), skip: String(all.length) };
      const { data, count } = (await callRoute(endpoint, { ...input, query } as unknown as CallInput<S>)) as {
        data: Listed<S>[];
        count?: number;
      };
      all.push(...data);
      if (data.length < PAGE || all.length >= (count ?? 0)) return all;
    }
  };

  /** A list of any length page by page, by the place of the last record instead of a number that grows. */
  const callPagesAfter = async function* <S extends EndpointSpec>(
    endpoint: Endpoint<S>,
    { query }: { query: object },
  ): AsyncGenerator<Listed<S>[]> {
    let after: string | undefined;
    for (;;) {
      const input = { query: { ...query, limit: String(MAX_PAGE_SIZE), ...(after && { after }) } };
      // The stream that reads the pages has no database of its own.
      const { data } = (await withDatabase(by.services.database, () =>
        onReplica(() => callRoute(endpoint, input as unknown as CallInput<S>)),
      )) as unknown as { data: (Listed<S> & { at: string; _id: string })[] };
      yield data;
      const last = data.at(-1);
      if (!last || data.length < MAX_PAGE_SIZE) return;
      after = placeText({ at: last.at, id: last._id });
    }
  };
  return { principal, services: by.services, callRoute, callAllPages, callPagesAfter };
};
export type Caller = ReturnType<typeof callerAs>;
