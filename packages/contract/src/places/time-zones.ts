import { ZONE_DATA } from './zone-data.ts';

// Time zones are sent by IANA name and displayed by label; a label is accepted too.

export type TimeZone = {
  /** The IANA name: Australia/Sydney. */
  zone: string;
  /** Offset from UTC in minutes, without daylight saving time. */
  offset: number;
  abbreviation: string;
  /** Whether it has daylight saving time. */
  daylight: boolean;
  label: string;
  /** IANA names of all regions in this zone. */
  regions: readonly string[];
};

const clock = (minutes: number): string => {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

export const TIME_ZONES: readonly TimeZone[] = ZONE_DATA.split('\n').map((line) => {
  const [zone = '', minutes = '0', abbreviation = '', daylight = '0', name = '', cities = '', regions = ''] =
    line.split('|');
  const offset = Number(minutes);
  return {
    zone,
    offset,
    abbreviation,
    daylight: daylight === '1',
    label: `(GMT${clock(offset)}) ${name} – ${cities}`,
    regions: regions.split(','),
  };
});

const known = new Map(
  TIME_ZONES.flatMap((zone) => [...zone.regions, zone.zone, zone.label].map((key) => [key.toLowerCase(), zone])),
);

/** Looks up by IANA name or label, case-insensitively; a region's name finds the zone it belongs to. */
export const findTimeZone = (text: string): TimeZone | undefined => known.get(text.trim().toLowerCase());
