import { findCountry } from './countries.ts';
import { COUNTRY_ZONE_DATA } from './country-zone-data.ts';
import { findTimeZone, type TimeZone } from './time-zones.ts';

const regions = new Map(
  COUNTRY_ZONE_DATA.split('\n').map((line) => {
    const [code = '', names = ''] = line.split('|');
    return [code, names.split(',')];
  }),
);

/** The time zones of a country, given by ISO code or English name. */
export const zonesOfCountry = (country: string): TimeZone[] => {
  const names = regions.get(findCountry(country)?.code ?? '') ?? [];
  return [...new Set(names.flatMap((name) => findTimeZone(name) ?? []))].toSorted((a, b) => a.offset - b.offset);
};
