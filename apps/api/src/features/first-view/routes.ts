import { getFirstView } from '@amberway/contract/first-view/endpoints';
import { ok, route } from '../../kernel/http/route.ts';
import { readFirstView } from './read.ts';

export const firstViewRoutes = [
  route(getFirstView, async ({ principal, query, request }) =>
    ok(await readFirstView(principal, request, query.member)),
  ),
];
