import { clockAhead } from '../kernel/device/clock.ts';
import { today } from './today.ts';

/**
 * The day that a person meant by 'today', if they chose it at this time of the device before its clock was known to be
 * wrong; any other day is what they chose.
 */
export const trueDay = (day: string, at: number, zone: string | null | undefined): string =>
  day === today(zone, new Date(at)) ? today(zone, new Date(at - clockAhead())) : day;
