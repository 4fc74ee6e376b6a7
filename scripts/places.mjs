import { writeFileSync } from 'node:fs';
import { onDemand } from './lib/on-demand.mjs';
import { inRoot } from './lib/root.mjs';

// Regenerates the bundled lists of countries and time zones: `node scripts/places.mjs`. They are checked in, so that
// the product needs neither package; run it when countries or time zones have changed.

const YEAR = 2026;
const target = (name) => inRoot('packages/contract/src/places', name);
const field = (text) => String(text).replace(/[|\n`\\$]/g, ' ');

const writeList = (name, constant, about, lines) =>
  writeFileSync(
    target(name),
    `// Made by scripts/places.mjs from ${about}.\n// oxfmt-ignore\nexport const ${constant} = \`${lines.join('\n')}\`;\n`,
  );

const offsetIn = (zone, month) => {
  const at = new Date(Date.UTC(YEAR, month, 1));
  const part = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return part?.value;
};
const JANUARY = 0;
const JULY = 6;
const hasDaylight = (zone) => offsetIn(zone, JANUARY) !== offsetIn(zone, JULY);

const { module: list } = await onDemand('countries-list', '3.4.1');
const { countries } = list.default ?? list;
writeList(
  'country-data.ts',
  'COUNTRY_DATA',
  'the package countries-list (MIT): code, name, dial code',
  Object.entries(countries)
    .map(([code, { name, phone }]) => [code, field(name), phone[0] ?? ''])
    .toSorted((a, b) => a[1].localeCompare(b[1], 'en'))
    .map((parts) => parts.join('|')),
);

const { module: zones } = await onDemand('@vvo/tzdb', '6.202.0');
const { rawTimeZones } = zones.default ?? zones;
writeList(
  'zone-data.ts',
  'ZONE_DATA',
  'the package @vvo/tzdb (MIT): name, minutes, abbreviation, daylight, long name, cities, region names',
  rawTimeZones.map(({ name, rawOffsetInMinutes, abbreviation, alternativeName, mainCities, group }) =>
    [
      name,
      rawOffsetInMinutes,
      abbreviation,
      hasDaylight(name) ? 1 : 0,
      field(alternativeName),
      mainCities.map(field).join(', '),
      group.join(','),
    ].join('|'),
  ),
);

/** Newer versions of Node have the method, older ones the property. */
const zonesOf = (code) => {
  const locale = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};
writeList(
  'country-zone-data.ts',
  'COUNTRY_ZONE_DATA',
  'the time zones that ICU knows of a country: code, region names',
  Object.keys(countries)
    .toSorted()
    .map((code) => [code, zonesOf(code).join(',')])
    .filter(([, names]) => names !== '')
    .map((parts) => parts.join('|')),
);
