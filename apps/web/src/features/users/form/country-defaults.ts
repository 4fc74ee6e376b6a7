import { findCountry } from '@amberway/contract/places/countries';
import { zonesOfCountry } from '@amberway/contract/places/country-zones';

type Places = { phoneCountryCode?: string | null | undefined; timeZone?: string | null | undefined };

const codeOf = (country: string | null | undefined) => (country ? findCountry(country)?.dialCode : undefined);
/** The zone of a country that has only one. */
const zoneOf = (country: string | null | undefined) => {
  const zones = country ? zonesOfCountry(country) : [];
  return zones.length === 1 ? zones[0]?.zone : undefined;
};

/**
 * What a newly chosen country says about the code and the time zone. It fills in what is empty and what the country
 * chosen before had filled in, never what a person chose.
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
