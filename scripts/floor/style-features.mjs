import { parse } from 'postcss';
import { DATA, isBeyond } from './support.mjs';

// What a built stylesheet uses that is newer than the floor: properties, keywords, functions, units, at-rules, features
// of media queries and selectors.

const { properties, selectors, types } = DATA.css;
const atRules = DATA.css['at-rules'];

/** Every value in MDN's data by its name, wherever it is listed: `color-mix`, `light-dark`, `lh`. */
const valuesIn = (node, path, found = new Map()) => {
  for (const [key, child] of Object.entries(node)) {
    if (key === '__compat' || typeof child !== 'object') continue;
    const below = `${path}.${key}`;
    if (child.__compat) found.set(key, [...(found.get(key) ?? []), { path: below, compat: child.__compat }]);
    valuesIn(child, below, found);
  }
  return found;
};
const VALUES = valuesIn(types, 'css.types');

const FUNCTION = /(?<![\w-])(?<name>[a-z][\w-]*)\(/gi;
const UNIT = /(?<![\w#.-])-?(?:\d+\.?\d*|\.\d+)(?<unit>[a-z]+)/gi;
const WORD = /(?<![\w.#(-])[a-z][a-z-]*(?![\w(-])/gi;
const PSEUDO = /::?(?<name>[a-z-]+)/g;
const STRINGS = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const COLOUR_FROM = /(?<![\w-])(?<name>[a-z]+)\(\s*from\s/g;
const OWN_FUNCTION = /(?<![\w-])--[\w-]+\(/;
/** Kinds of questions to a container, other than its size. */
const ASKED = {
  style: 'style_queries_for_custom_properties',
  'scroll-state': 'scroll-state_queries',
  anchored: 'anchor_position_queries',
};
/** Rules of which the parts are no properties. */
const DESCRIBED = new Set(['font-face', 'property', 'counter-style', 'font-palette-values', 'view-transition']);
const IS_PREFIXED = /^-(?:webkit|moz|ms)-/;
/** Parts of a printed page, below `@page`. */
const IS_MARGIN = /^(?:top|bottom|left|right)-/;
/** Units are listed below `length`, and those of the viewport by their kinds. */
const VIEWPORT = /^[dsl]v(?:[hwbi]|min|max)$/;

const isNew = (name) => {
  const known = VALUES.get(name);
  return known?.every(({ compat }) => isBeyond(compat)) ? known[0].path : undefined;
};

const isPrefixedToo = ({ parent, prop }) =>
  parent.nodes.some(
    (other) => other.type === 'decl' && other.prop.replace(IS_PREFIXED, '') === prop && IS_PREFIXED.test(other.prop),
  );

/** Features of the built stylesheet, each once, by their paths in MDN's data. */
export const styleFeatures = (name, css) => {
  const found = new Map();
  const add = (feature, path) => found.set(feature, path);
  const look = (feature, node, path) => {
    if (node?.__compat && isBeyond(node.__compat)) add(feature, path);
  };
  const root = parse(css, { from: name });
  root.walkDecls((decl) => {
    const { prop } = decl;
    if (!prop.startsWith('--') && !IS_PREFIXED.test(prop)) {
      const node = properties[prop];
      // What MDN's data does not name was given up, is to come, or is a mistake.
      if (!node && !DESCRIBED.has(decl.parent.name)) add(prop);
      if (node?.__compat && isBeyond(node.__compat, { prefixed: isPrefixedToo(decl) }))
        add(prop, `css.properties.${prop}`);
    }
    const value = decl.value.replace(STRINGS, '');
    for (const { groups } of value.matchAll(FUNCTION)) {
      const path = isNew(groups.name);
      if (path) add(`${groups.name}()`, path);
    }
    for (const { groups } of value.matchAll(COLOUR_FROM)) {
      const path = `css.types.color.${groups.name}.relative_syntax`;
      look(`${groups.name}(from)`, types.color[groups.name]?.relative_syntax, path);
    }
    if (OWN_FUNCTION.test(value)) look('--own()', types['dashed-function'], 'css.types.dashed-function');
    for (const { groups } of value.matchAll(UNIT)) {
      const path = VIEWPORT.test(groups.unit)
        ? 'css.types.length.viewport_percentage_units_dynamic'
        : `css.types.length.${groups.unit}`;
      look(
        `1${groups.unit}`,
        path
          .split('.')
          .slice(1)
          .reduce((node, key) => node?.[key], DATA.css),
        path,
      );
    }
    for (const [word] of value.matchAll(WORD))
      look(`${prop}: ${word}`, properties[prop]?.[word], `css.properties.${prop}.${word}`);
  });
  root.walkAtRules((rule) => {
    if (!atRules[rule.name] && !IS_PREFIXED.test(rule.name) && !IS_MARGIN.test(rule.name)) add(`@${rule.name}`);
    look(`@${rule.name}`, atRules[rule.name], `css.at-rules.${rule.name}`);
    // A question about support is the guard itself.
    if (rule.name === 'supports') return;
    for (const [word] of rule.params.matchAll(WORD))
      look(`@${rule.name} ${word}`, atRules[rule.name]?.[word], `css.at-rules.${rule.name}.${word}`);
    if (rule.name === 'container')
      for (const [kind, key] of Object.entries(ASKED))
        if (rule.params.includes(`${kind}(`))
          look(`@container ${kind}()`, atRules.container[key], `css.at-rules.container.${key}`);
    if (rule.name === 'media' && /[<>]/.test(rule.params))
      look('@media range', atRules.media.range_syntax, 'css.at-rules.media.range_syntax');
  });
  root.walkRules((rule) => {
    const selector = rule.selector.replace(STRINGS, '');
    for (const { groups } of selector.matchAll(PSEUDO))
      if (!IS_PREFIXED.test(groups.name)) {
        if (!selectors[groups.name]) add(`:${groups.name}`);
        look(`:${groups.name}`, selectors[groups.name], `css.selectors.${groups.name}`);
      }
    const isNested =
      rule.parent.type === 'rule' || (rule.parent.type === 'atrule' && rule.parent.parent?.type === 'rule');
    if (isNested || selector.includes('&')) look('nesting', selectors.nesting, 'css.selectors.nesting');
  });
  return [...found].map(([feature, path]) => ({ feature, path }));
};
