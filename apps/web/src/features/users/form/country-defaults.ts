import { findCountry } from '@amberway/contract/places/countries';
import { zonesOfCountry } from '@amberway/contract/places/country-zones';

type Places = { phoneCountryCode?: string | null | undefined; timeZone?: string | null | undefined };

const codeOf = (country: string | null | undefined) => (country ? findCountry(country)?.dialCode : undefined);
/** The time zone of a country that has only one. */
const zoneOf = (country: string | null | undefined) => {
  const zones = country ? zonesOfCountry(country) : [];
  return zones.length === 1 ? zones[0]?.zone : undefined;
};

/**
 * Phone code and time zone for a newly chosen country. It fills empty fields and those the previous country had
 * filled in, never what a person chose.
 */
export const countryDefaults = (next: string | null, before: string | null | undefined, now: Places): Places => {
  const mayFill = (value: string | null | undefined, filled: string | undefined) => !value || value === filled;
  const code = codeOf(next);
  const zone = zoneOf(next);
  return {
    ...(code && mayFill(now.phoneCountryCode, codeOf(before)) && { phoneCountryCode: code }),
    ...(next && mayFill(now.timeZone, zoneOf(before)) && { timeZone: zone ?? null }),
  };
};
