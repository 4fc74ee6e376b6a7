import { allocationTexts } from '@amberway/contract/users/allocation';
import * as endpoints from '@amberway/contract/users/allocation-endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { ok, okEmpty, route } from '../../../kernel/http/route.ts';
import { allocate, undoAllocation } from './allocate.ts';
import { loadAllocation } from './load.ts';

export const allocationRoutes = [
  route(endpoints.getAllocation, async ({ principal, reach, params, query }) =>
    ok(await loadAllocation(principal, reach, params.id, query.search)),
  ),
  route(endpoints.allocateFamily, async ({ principal, requestId, reach, params, body }) =>
    ok(await allocate({ principal, requestId }, reach, params.id, body), userTexts.updated),
  ),
  route(endpoints.undoAllocation, async ({ principal, requestId, reach, params, body }) => {
    await undoAllocation({ principal, requestId }, reach, params.id, body);
    return okEmpty(allocationTexts.undone);
  }),
];
