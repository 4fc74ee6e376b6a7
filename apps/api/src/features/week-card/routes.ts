import { getWeekCard } from '@amberway/contract/week-card/endpoints';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { findChildAtHome } from '../members/public.ts';
import { loadWeek } from './load.ts';

export const weekCardRoutes = [
  route(getWeekCard, async ({ principal, reach, params, query, services }) => {
    const child = await findChildAtHome(principal, reach, params.memberId);
    if (!child) throw notFound();
    return ok(await loadWeek(child, { of: query.of, titlePrefix: services.config.SESSION_TITLE_PREFIX }));
  }),
];
