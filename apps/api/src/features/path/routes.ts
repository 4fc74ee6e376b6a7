import { getPath } from '@amberway/contract/path/endpoints';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { findChildAtHome } from '../members/public.ts';
import { loadPath } from './load.ts';

export const pathRoutes = [
  route(getPath, async ({ principal, reach, params }) => {
    const child = await findChildAtHome(principal, reach, params.memberId);
    if (!child) throw notFound();
    return ok(await loadPath(child));
  }),
];
