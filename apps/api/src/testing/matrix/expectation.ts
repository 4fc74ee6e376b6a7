import { reachWithin } from '@amberway/contract/kernel/permissions';
import type { Caller, PrincipalName } from './principals.ts';
import type { Sample } from './sample.ts';

/** The status by the permission table for this caller and this target. */
export const expectedStatus = (
  { endpoint, target, expected }: Sample,
  name: PrincipalName,
  caller: Caller,
  namesOwnAccount: boolean,
): number => {
  const { access } = endpoint;
  if (access === 'public') return 200;
  // A session token is not a link token.
  if (access === 'resetToken' || !caller.viewer) return 401;
  if (caller.isPass && !endpoint.pass) return 401;
  const reach = reachWithin(caller.viewer, access);
  if (reach === 'none') return 403;
  if (caller.isWeak && (!endpoint.beforeFactor || endpoint.confirmed)) return 403;
  const override = expected?.[name];
  if (override) return override;
  if (target === 'self') return namesOwnAccount ? 200 : 404;
  if (target === 'none' || reach === 'any') return 200;
  return caller.inFamily ? 200 : 404;
};
