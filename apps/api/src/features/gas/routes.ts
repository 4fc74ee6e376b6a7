import * as gas from '@amberway/contract/gas/endpoints';
import { scoreOf, weightOf } from '@amberway/contract/gas/score';
import { gasTexts } from '@amberway/contract/gas/texts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { dayInZone } from '../../kernel/clock/today.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { presentScales } from './present.ts';
import { agreedLevels, listScalesOf, zoneOfFamily } from './queries.ts';
import { agree, close, create, edit, rate, settle } from './service.ts';

export const gasRoutes = [
  route(gas.listGasScales, async ({ principal, reach, query }) => {
    const child = await findMemberInReach(principal, reach, query.member);
    if (!child) throw notFound();
    const scales = await presentScales(principal, await listScalesOf(child.id));
    return okList(scales, scales.length);
  }),

  route(gas.getGasScore, async ({ principal, reach, query }) => {
    const child = await findMemberInReach(principal, reach, query.member);
    if (!child) throw notFound();
    const on = query.on ?? dayInZone(await zoneOfFamily(child.parentId));
    const levels = await agreedLevels(child.id, on);
    return ok({
      on,
      score: scoreOf(levels),
      parts: levels.map(({ importance, difficulty, ...part }) => ({
        ...part,
        weight: weightOf({ importance, difficulty }),
      })),
    });
  }),

  route(gas.createGasScale, async (context) => ok(await create(context), gasTexts.created)),
  route(gas.editGasScale, async (context) => ok(await edit(context), gasTexts.saved)),
  route(gas.agreeGasScale, async (context) => ok(await agree(context), gasTexts.agreed)),
  route(gas.rateGasScale, async (context) => ok(await rate(context), gasTexts.rated)),
  route(gas.settleGasScale, async (context) => ok(await settle(context), gasTexts.settled)),
  route(gas.closeGasScale, async (context) => ok(await close(context), gasTexts.closed)),
];
