import { DAY } from '@amberway/contract/kernel/limits';
import { isFamilyType, type UserStatus, type UserType } from '@amberway/contract/kernel/roles';
import { dayBounds } from '../../../kernel/clock/day-bounds.ts';
import { dayInZone, zoneOf } from '../../../kernel/clock/today.ts';
import type { Config } from '../../../kernel/config/config.ts';

export type Closable = {
  type: UserType;
  userStatus: UserStatus;
  closedAt: string | null;
  updatedAt: string;
  timeZone: string | null;
};
type Days = Pick<Config, 'GOODBYE_DAYS'>;

/** A family whose account is closed and not deleted. Staff never have anything of theirs to take along. */
export const isClosedFamily = ({ type, userStatus }: Pick<Closable, 'type' | 'userStatus'>): boolean =>
  isFamilyType(type) && userStatus === 'Inactive';

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** When the account was closed, and until when its record can be taken along: whole days in the family's zone. */
export const closingOf = (family: Closable, { GOODBYE_DAYS }: Days, now = new Date()) => {
  const zone = zoneOf(family);
  const closedOn = dayInZone(zone, new Date(family.closedAt ?? family.updatedAt));
  if (GOODBYE_DAYS === 0) return { closedOn, lastDay: null, until: null };
  const lastDay = addDays(closedOn, GOODBYE_DAYS);
  const { to } = dayBounds(zone, lastDay);
  return { closedOn, lastDay, until: Date.parse(to) > now.getTime() ? to : null };
};
export type Closing = ReturnType<typeof closingOf>;

/** Whether the record can be taken along now. */
export const mayTakeAlong = (family: Closable, days: Days): boolean =>
  isClosedFamily(family) && closingOf(family, days).until !== null;
