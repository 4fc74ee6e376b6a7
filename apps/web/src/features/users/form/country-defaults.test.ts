import { expect, it } from 'vitest';
import { countryDefaults } from './country-defaults.ts';

it('a country fills in its code, and its time zone where it has only one', () => {
  expect(countryDefaults('Singapore', null, {})).toEqual({ phoneCountryCode: '+65', timeZone: 'Asia/Singapore' });
  expect(countryDefaults('Australia', null, {})).toEqual({ phoneCountryCode: '+61', timeZone: null });
});

it('another country replaces what the first one filled in, never what a person chose', () => {
  const filled = { phoneCountryCode: '+65', timeZone: 'Asia/Singapore' };
  expect(countryDefaults('Japan', 'Singapore', filled)).toEqual({ phoneCountryCode: '+81', timeZone: 'Asia/Tokyo' });
  const chosen = { phoneCountryCode: '+44', timeZone: 'Europe/London' };
  expect(countryDefaults('Japan', 'Singapore', chosen)).toEqual({});
  expect(countryDefaults(null, 'Singapore', filled)).toEqual({});
});
