import { getLive, getReady } from '@amberway/contract/health/endpoints';
import { diskFailureOf } from '../../kernel/db/disk.ts';
import { ApiFailure } from '../../kernel/http/failure.ts';
import { ok, route } from '../../kernel/http/route.ts';

export const healthRoutes = [
  route(getLive, () => ok({ state: 'live' as const })),
  route(getReady, async ({ services }) => {
    if (services.draining.value || services.load.overloaded) throw new ApiFailure('unavailable');
    await services.database.ping().catch(() => {
      throw new ApiFailure('unavailable');
    });
    if (await diskFailureOf(services.database)) throw new ApiFailure('unavailable');
    const { version, commit = null } = services.config;
    return ok({ state: 'ready' as const, version, commit });
  }),
];
