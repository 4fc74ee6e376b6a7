import type { Reach } from '@amberway/contract/kernel/permissions';
import { withinReach } from '../../kernel/authorise/queries.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members } from '../../kernel/identity/tables.ts';
import { findMember } from '../users/public.ts';

export const findMemberWithin = (principal: Principal, reach: Reach, id: string) =>
  findMember(id, withinReach(principal, reach, members.parentId));
