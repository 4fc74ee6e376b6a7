import { getMember } from '@amberway/contract/members/endpoints';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { presentMember } from '../users/public.ts';
import { findMemberWithin } from './queries.ts';

export const memberRoutes = [
  route(getMember, async ({ principal, reach, params }) => {
    const member = await findMemberWithin(principal, reach, params.id);
    if (!member) throw notFound();
    return ok(presentMember(member));
  }),
];
