import { getChildPage } from '@amberway/contract/child-page/endpoints';
import { ok, route } from '../../kernel/http/route.ts';
import { loadChildPage } from './load.ts';

export const childPageRoutes = [
  route(getChildPage, async ({ principal, reach, params }) =>
    ok(await loadChildPage(principal, reach, params.memberId)),
  ),
];
