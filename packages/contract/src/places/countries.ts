import { COUNTRY_DATA } from './country-data.ts';

// Countries are sent and stored by their English name; ISO codes are accepted too.

export type Country = { code: string; name: string; /** '+61' */ dialCode: string };

export const COUNTRIES: readonly Country[] = COUNTRY_DATA.split('\n').map((line) => {
  const [code = '', name = '', dial = ''] = line.split('|');
  return { code, name, dialCode: dial && `+${dial}` };
});

const known = new Map(
  COUNTRIES.flatMap((country) => [country.code, country.name].map((key) => [key.toLowerCase(), country])),
);

/** Looks up by ISO code or English name, case-insensitively. */
export const findCountry = (text: string): Country | undefined => known.get(text.trim().toLowerCase());

/** Each dial code once, with the countries that share it, for the select beside a phone number. */
export const DIAL_CODES: readonly { dialCode: string; countries: string[] }[] = [
  ...new Set(COUNTRIES.map(({ dialCode }) => dialCode)),
]
  .filter(Boolean)
  .map((dialCode) => ({
    dialCode,
    countries: COUNTRIES.filter((one) => one.dialCode === dialCode).map(({ name }) => name),
  }))
  .toSorted((a, b) => Number(a.dialCode) - Number(b.dialCode));
