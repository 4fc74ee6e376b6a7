import { describe, expect, it } from 'vitest';
import { COUNTRIES, DIAL_CODES, findCountry } from './countries.ts';
import { zonesOfCountry } from './country-zones.ts';
import { findTimeZone, TIME_ZONES } from './time-zones.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('countries and dial codes [B138]', () => {
  it('every country is listed once, with a code and a dial code', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(unique(COUNTRIES.map(({ code }) => code))).toBe(true);
    expect(unique(COUNTRIES.map(({ name }) => name))).toBe(true);
    expect(COUNTRIES.every(({ code, dialCode }) => /^[A-Z]{2}$/.test(code) && /^\+\d{1,7}$/.test(dialCode))).toBe(true);
  });

  it.each(['Australia', 'australia', 'AU', ' au '])('%s is found by name and by ISO code', (text) => {
    expect(findCountry(text)).toEqual({ code: 'AU', name: 'Australia', dialCode: '+61' });
  });

  it('countries are found only by their exact code or name', () => {
    expect(['GB', 'DE', 'NZ', 'US'].map((code) => findCountry(code)?.dialCode)).toEqual(['+44', '+49', '+64', '+1']);
    expect([findCountry('Austr'), findCountry(''), findCountry('XX')]).toEqual([undefined, undefined, undefined]);
  });

  it('a dial code shared by several countries is listed once', () => {
    expect(unique(DIAL_CODES.map(({ dialCode }) => dialCode))).toBe(true);
    expect(DIAL_CODES.find(({ dialCode }) => dialCode === '+44')?.countries).toContain('United Kingdom');
    expect(DIAL_CODES[0]?.dialCode).toBe('+1');
  });
});

describe('time zones of a country', () => {
  it('a country has its own time zones, each once', () => {
    const australian = zonesOfCountry('Australia').map(({ zone }) => zone);
    expect(australian).toEqual(expect.arrayContaining(['Australia/Perth', 'Australia/Sydney', 'Australia/Brisbane']));
    expect(unique(australian)).toBe(true);
    expect(australian).not.toContain('Pacific/Auckland');
  });

  it('nearly every country has time zones', () => {
    const without = COUNTRIES.filter(({ name }) => zonesOfCountry(name).length === 0).map(({ code }) => code);
    expect(without.length).toBeLessThan(10);
    expect(zonesOfCountry('nowhere')).toEqual([]);
  });
});

describe('time zones [B138 B637]', () => {
  it('a time zone has offset, abbreviation, daylight flag, label and region names', () => {
    expect(findTimeZone('Australia/Sydney')).toEqual({
      zone: 'Australia/Sydney',
      offset: 600,
      abbreviation: 'AEST',
      daylight: true,
      label: '(GMT+10:00) Australian Eastern Time – Sydney, Melbourne, Newcastle, Canberra',
      regions: expect.arrayContaining(['Australia/Sydney', 'Australia/Melbourne']),
    });
    expect(findTimeZone('Australia/Brisbane')).toMatchObject({ offset: 600, daylight: false });
    expect(findTimeZone('Asia/Kolkata')).toMatchObject({ offset: 330, daylight: false });
  });

  it('every time zone is supported by Intl, and every label is unique', () => {
    for (const { zone } of TIME_ZONES)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
    expect(unique(TIME_ZONES.map(({ label }) => label))).toBe(true);
    expect(TIME_ZONES.length).toBeGreaterThan(300);
  });

  it('a time zone is found by label, by IANA name and by region', () => {
    for (const { zone, label } of TIME_ZONES) expect(findTimeZone(label)?.zone).toBe(zone);
    expect(findTimeZone('australia/melbourne')?.zone).toBe(findTimeZone('Australia/Melbourne')?.zone);
    expect(findTimeZone('Mars/Olympus')).toBeUndefined();
  });
});
