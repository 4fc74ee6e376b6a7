import { createStore, useStore } from '../../kernel/store.ts';
import { DENSITIES, type Density, type Mode, modeOf } from './modes.ts';

// Display preferences. Nothing is set at first: the operating system decides light or dark and motion,
// the audience decides density. app/first-script.ts repeats `attributesOf` before the first paint.

export const STORAGE_KEY = 'amberway.display';
const THEMES = ['system', 'light', 'dark'] as const;
const FONTS = ['standard', 'reading'] as const;
const SIDEBARS = ['open', 'collapsed'] as const;
const MORE = ['open', 'closed'] as const;
const MENU_GROUPS = ['people', 'content', 'communication', 'system'] as const;

export type MenuGroupKey = (typeof MENU_GROUPS)[number];

export type Preferences = {
  theme: (typeof THEMES)[number];
  calm: boolean | 'system';
  density: Density | 'auto';
  font: (typeof FONTS)[number];
  /** In a wide window, and in one at or below the width where the sidebar collapses automatically. */
  sidebarWide: (typeof SIDEBARS)[number];
  sidebarNarrow: (typeof SIDEBARS)[number];
  /** 'More about' the child on a family's home, as it was left. */
  homeMore: (typeof MORE)[number];
  /** Whether the family has seen the question about keeping this device ready: once for each device. */
  readyAsked: boolean;
  /** The group of an administrator's menu that was opened last. */
  menuGroup: MenuGroupKey;
};
export const DEFAULTS: Preferences = {
  theme: 'system',
  calm: 'system',
  density: 'auto',
  font: 'standard',
  sidebarWide: 'open',
  sidebarNarrow: 'collapsed',
  homeMore: 'closed',
  readyAsked: false,
  menuGroup: 'people',
};

/** The defaults from the system and the audience, for what the user has not set. */
export type Surroundings = { dark: boolean; reducedMotion: boolean; staff: boolean };
export type Look = { mode: Mode; dark: boolean; calm: boolean; density: Density; font: Preferences['font'] };

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((v) => v === value);

/** Storage is shared with other versions and the user's own tools, so only known values are accepted. */
export const readPreferences = (stored: string | null): Preferences => {
  try {
    const found = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return {
      theme: oneOf(THEMES, found['theme']) ?? DEFAULTS.theme,
      calm: typeof found['calm'] === 'boolean' ? found['calm'] : DEFAULTS.calm,
      density: oneOf(DENSITIES, found['density']) ?? DEFAULTS.density,
      font: oneOf(FONTS, found['font']) ?? DEFAULTS.font,
      sidebarWide: oneOf(SIDEBARS, found['sidebarWide']) ?? DEFAULTS.sidebarWide,
      sidebarNarrow: oneOf(SIDEBARS, found['sidebarNarrow']) ?? DEFAULTS.sidebarNarrow,
      homeMore: oneOf(MORE, found['homeMore']) ?? DEFAULTS.homeMore,
      readyAsked: found['readyAsked'] === true,
      menuGroup: oneOf(MENU_GROUPS, found['menuGroup']) ?? DEFAULTS.menuGroup,
    };
  } catch {
    return DEFAULTS;
  }
};

export const resolveLook = (chosen: Preferences, around: Surroundings): Look => {
  const dark = chosen.theme === 'system' ? around.dark : chosen.theme === 'dark';
  const calm = chosen.calm === 'system' ? around.reducedMotion : chosen.calm;
  const density = chosen.density === 'auto' ? (around.staff ? 'compact' : 'comfortable') : chosen.density;
  return { mode: modeOf(dark, calm), dark, calm, density, font: chosen.font };
};

/** The attributes of <html>; null means the attribute is absent. */
export const attributesOf = (look: Look): Record<`data-${string}`, string | null> => ({
  'data-theme': look.dark ? 'dark' : 'light',
  'data-calm': look.calm ? 'on' : null,
  'data-density': look.density,
  'data-font': look.font,
});

type State = { preferences: Preferences; look: Look };

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const motionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');
let staff = false;

// Reading storage throws when the browser blocks it; the defaults apply then.
const stored = () => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

const compute = (preferences: Preferences): State => ({
  preferences,
  look: resolveLook(preferences, { dark: darkQuery().matches, reducedMotion: motionQuery().matches, staff }),
});

const states = createStore<State | null>(null);
let first: State | undefined;
const current = () => states.get() ?? (first ??= compute(readPreferences(stored())));

const apply = (next: State) => {
  for (const [name, value] of Object.entries(attributesOf(next.look))) {
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  // The second typeface is loaded only for users who chose it.
  if (next.look.font === 'reading') void import('./reading-font.ts');
  states.set(next);
};

const store = (preferences: Preferences): void => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    // Storage is blocked or full: the choice applies to this page only.
  }
};

const isChosen = (preferences: Preferences): boolean => JSON.stringify(preferences) !== JSON.stringify(DEFAULTS);

/** Stores nothing if nothing is set. */
const storePreferences = (preferences: Preferences): void => {
  if (isChosen(preferences)) store(preferences);
};

let started = false;
/** Applies the stored preferences and follows the system and other tabs from then on; once. */
export const startPreferences = (): void => {
  if (started) return;
  started = true;
  const refresh = () => apply(compute(current().preferences));
  darkQuery().addEventListener('change', refresh);
  motionQuery().addEventListener('change', refresh);
  window.addEventListener('storage', (event) => {
    // The whole storage was cleared, as on sign-out; the preferences are to survive that.
    if (event.key === null && stored() === null) storePreferences(current().preferences);
    else if (event.key === STORAGE_KEY || event.key === null) apply(compute(readPreferences(stored())));
  });
  refresh();
};

export const setPreferences = (change: Partial<Preferences>): void => {
  const preferences = { ...current().preferences, ...change };
  store(preferences);
  apply(compute(preferences));
};

/** The shell sets the audience, so that staff get compact lists until they choose otherwise. */
export const setAudience = (audience: 'family' | 'staff'): void => {
  if (staff === (audience === 'staff')) return;
  staff = audience === 'staff';
  apply(compute(current().preferences));
};

/** The stored preferences and the resulting look. */
export const usePreferences = () => ({
  ...useStore({ subscribe: states.subscribe, get: current }),
  set: setPreferences,
});
