import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attributesOf, DEFAULTS, type Preferences, readPreferences, resolveLook, STORAGE_KEY } from './preferences.ts';

const system = (dark: boolean, reducedMotion: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('color-scheme') ? dark : reducedMotion,
        addEventListener: () => {},
      }) as unknown as MediaQueryList,
  );

const attributes = () =>
  Object.fromEntries(
    ['theme', 'calm', 'density', 'font'].map((name) => [
      `data-${name}`,
      document.documentElement.getAttribute(`data-${name}`),
    ]),
  );

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(attributes())) document.documentElement.removeAttribute(name);
  vi.resetModules();
});

describe('stored preferences', () => {
  it.each([null, '', 'null', '[]', '{', '42', '{"theme":"orange","calm":"yes","density":3,"font":null}'])(
    'fall back to the defaults for %j',
    (stored) => {
      expect(readPreferences(stored)).toEqual(DEFAULTS);
    },
  );

  it('are read back as they were chosen', () => {
    const chosen: Preferences = {
      theme: 'dark',
      calm: false,
      density: 'compact',
      font: 'reading',
      sidebarWide: 'collapsed',
      sidebarNarrow: 'open',
      homeMore: 'open',
      readyAsked: true,
      menuGroup: 'system',
    };
    expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
  });
});

describe('the look', () => {
  const around = { dark: true, reducedMotion: true, staff: false };

  it('follows the system until the user chooses', () => {
    expect(resolveLook(DEFAULTS, around)).toMatchObject({ mode: 'darkCalm', dark: true, calm: true });
    expect(resolveLook(DEFAULTS, { ...around, dark: false, reducedMotion: false }).mode).toBe('light');
  });

  it('follows the user’s choice over the system', () => {
    expect(resolveLook({ ...DEFAULTS, theme: 'light', calm: false }, around).mode).toBe('light');
    expect(resolveLook({ ...DEFAULTS, calm: true }, { ...around, dark: false, reducedMotion: false }).mode).toBe(
      'lightCalm',
    );
  });

  it('is compact for staff and comfortable for families unless the user chooses otherwise', () => {
    expect(resolveLook(DEFAULTS, { ...around, staff: true }).density).toBe('compact');
    expect(resolveLook(DEFAULTS, around).density).toBe('comfortable');
    expect(resolveLook({ ...DEFAULTS, density: 'comfortable' }, { ...around, staff: true }).density).toBe(
      'comfortable',
    );
  });
});

describe('the page', () => {
  it('applies a choice at once and stores it', async () => {
    system(false, false);
    const { setPreferences, startPreferences } = await import('./preferences.ts');
    startPreferences();
    expect(attributes()).toEqual({
      'data-theme': 'light',
      'data-calm': null,
      'data-density': 'comfortable',
      'data-font': 'standard',
    });
    setPreferences({ theme: 'dark', calm: true });
    expect(attributes()).toMatchObject({ 'data-theme': 'dark', 'data-calm': 'on' });
    expect(readPreferences(localStorage.getItem(STORAGE_KEY))).toMatchObject({ theme: 'dark', calm: true });
  });

  it('follows a choice made in another tab', async () => {
    system(false, false);
    const { startPreferences } = await import('./preferences.ts');
    startPreferences();
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...DEFAULTS, theme: 'dark' }));
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    expect(attributes()).toMatchObject({ 'data-theme': 'dark' });
  });

  it('keeps the preferences when a sign-out clears the storage', async () => {
    system(false, false);
    const { setPreferences, startPreferences } = await import('./preferences.ts');
    startPreferences();
    const emptied = () => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    };
    setPreferences({ theme: 'dark' });
    emptied();
    expect(attributes()).toMatchObject({ 'data-theme': 'dark' });
    expect(readPreferences(localStorage.getItem(STORAGE_KEY))).toMatchObject({ theme: 'dark' });
  });

  it('is compact once the shell sets the audience to staff', async () => {
    system(false, false);
    const { setAudience, startPreferences } = await import('./preferences.ts');
    startPreferences();
    setAudience('staff');
    expect(attributes()).toMatchObject({ 'data-density': 'compact' });
  });
});

describe('the script that runs before the first paint', () => {
  const choices = [
    null,
    '{',
    'null',
    { theme: 'dark' },
    { theme: 'light', calm: true },
    { calm: false, density: 'compact', font: 'reading' },
    { theme: 'odd', calm: 'odd', density: 'odd', font: 'odd' },
  ].map((choice) => (choice === null || typeof choice === 'string' ? choice : JSON.stringify(choice)));

  it.each(
    choices.flatMap((stored) =>
      [true, false].flatMap((dark) => [true, false].map((still) => [stored, dark, still] as const)),
    ),
  )('sets the same attributes as the module: %j, dark %j, reduced motion %j', async (stored, dark, reducedMotion) => {
    system(dark, reducedMotion);
    if (stored !== null) localStorage.setItem(STORAGE_KEY, stored);
    await import('../first-script.ts');
    expect(attributes()).toEqual(
      attributesOf(resolveLook(readPreferences(stored), { dark, reducedMotion, staff: false })),
    );
  });
});
