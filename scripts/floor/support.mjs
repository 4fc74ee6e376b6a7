import compatData from '@mdn/browser-compat-data/forLegacyNode';
import { FLOOR } from '../../apps/web/build/floor.ts';

// What the browsers of the floor know, from MDN's data (@mdn/browser-compat-data).

export const DATA = compatData;

const BROWSERS = FLOOR.flatMap(({ mdn, version }) => mdn.map((browser) => ({ browser, version: Number(version) })));

/** `≤37` is 37 at most; false, null and `preview` are no version. */
const numberOf = (version) => {
  const number = Number.parseFloat(String(version).replace('≤', ''));
  return Number.isNaN(number) ? Infinity : number;
};

/** A statement counts without a flag or another name, if it holds for this version. */
const holds = (
  { version_added: added, version_removed: removed, flags, alternative_name: other, prefix },
  version,
  prefixed,
) => !flags && !other && (!prefix || prefixed) && numberOf(added) <= version && !(numberOf(removed) <= version);

/** The browsers of the floor that lack a feature, such as `firefox 115`. */
export const lacking = ({ support }, { prefixed = false } = {}) =>
  BROWSERS.filter(({ browser, version }) => {
    const statements = [support[browser] ?? { version_added: '0' }].flat();
    return !statements.some((statement) => holds(statement, version, prefixed));
  }).map(({ browser, version }) => `${browser} ${version}`);

/** The record of a feature by its path: `javascript.builtins.Set.union`. */
export const featureAt = (path) => path.split('.').reduce((node, key) => node?.[key], DATA)?.__compat;

export const isBeyond = (compat, options) => compat !== undefined && lacking(compat, options).length > 0;
