import { formatWall } from '@amberway/contract/kernel/date-text';
import { trueNow } from '../../kernel/device/clock.ts';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { HOUR } from '@amberway/contract/kernel/limits';
import { wallClock } from '@amberway/contract/kernel/wall-clock';

/** 'Flagship plan renews 4 Feb 2027' */
export const planText = (plan: string | null, renews: string | null): string | null => {
  const name = plan ? `${plan} plan` : 'Plan';
  if (renews) return `${name} renews ${formatWall(Date.parse(renews), 'D MMM YYYY')}`;
  return plan ? name : null;
};

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** 'Melbourne, same time as you', 'Perth, 3 h behind you' */
export const zoneText = (family: string | null, viewer: string | null, now = trueNow()): string => {
  const zone = family ?? DEFAULT_TIME_ZONE;
  const hours = (wallClock(now, zone) - wallClock(now, viewer ?? DEFAULT_TIME_ZONE)) / HOUR;
  const size = Number(Math.abs(hours).toFixed(2));
  const difference = size === 0 ? 'same time as you' : `${size} h ${hours > 0 ? 'ahead of' : 'behind'} you`;
  return `${cityOf(zone)}, ${difference}`;
};
