import { RESET_WAIT_MS } from '@amberway/contract/auth/factor-limits';
import type { FactorPolicy } from '@amberway/contract/kernel/second-factor';
import { roleOfType } from '@amberway/contract/kernel/roles';
import type { StaffFactors } from '@amberway/contract/users/factors';
import { presentContact } from '../../../kernel/identity/person.ts';
import { NO_SECOND_FACTOR, presentSecondFactor } from '../../../kernel/identity/second-factor.ts';
import type { StaffRow } from './staff.queries.ts';

type Viewer = { actorId: string; policy: FactorPolicy };

const presentReset = ({ id, requestedAt, requestedBy, requester }: StaffRow, actorId: string) =>
  requestedAt && requester
    ? {
        requestedBy: `${requester.firstName} ${requester.lastName}`.trim(),
        requestedAt,
        until: new Date(Date.parse(requestedAt) + RESET_WAIT_MS).toISOString(),
        mayConfirm: actorId !== requestedBy && actorId !== id,
      }
    : null;

/** Counts and dates of one of the staff; `due` is what their next sign-in with a password would need. */
export const presentStaff = (row: StaffRow, { actorId, policy }: Viewer): StaffFactors => {
  const { since, graceUntil, waitUntil } = row;
  const second = { ...NO_SECOND_FACTOR, since, graceUntil, waitUntil, used: since ? ['any'] : [] };
  const { has, due, graceUntil: until } = presentSecondFactor(policy, { role: roleOfType[row.type], second });
  return {
    ...presentContact(row),
    type: row.type,
    userStatus: row.userStatus,
    has,
    due,
    graceUntil: until,
    since,
    passkeys: row.passkeys,
    totp: row.totp,
    recoveryCodes: row.recoveryCodes,
    lastUsedAt: row.lastUsedAt,
    reset: presentReset(row, actorId),
  };
};
