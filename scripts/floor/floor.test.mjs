import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../build.mjs';
import { ALLOWED, IN_LIBRARIES } from './allowed.mjs';
import { builtFeatures, usedByUs } from './built.mjs';
import { compare } from './compare.mjs';
import { scriptFeatures } from './script-features.mjs';
import { styleFeatures } from './style-features.mjs';
import { inRoot } from '../lib/root.mjs';
import { featureAt, lacking } from './support.mjs';

const inScript = (code) => scriptFeatures('planted.js', code).map(({ feature }) => feature);
const inStyle = (css) => styleFeatures('planted.css', css).map(({ feature }) => feature);

describe('what the built files use beyond the oldest browsers', () => {
  let features;
  beforeAll(async () => {
    await ensureBuilt();
    features = builtFeatures();
  }, 120_000);

  it('is allowed, each with its reason', () => {
    const { beyond } = compare(features.keys(), ALLOWED);
    const lines = beyond.map((feature) => {
      const { path, files } = features.get(feature);
      const without = path ? lacking(featureAt(path)).join(', ') : "all browsers that MDN's data knows";
      return `${feature}, which ${without} lack, in ${files.join(', ')}`;
    });
    expect(lines, 'use something older, or add it to scripts/floor/allowed.mjs with the reason').toEqual([]);
  });

  it('is used: an entry that nothing needs any longer goes', () => {
    expect(compare(features.keys(), ALLOWED).unused).toEqual([]);
  });
});

describe('what is allowed because a library asks first', () => {
  it('is not used by our own code', () => expect(usedByUs(Object.keys(IN_LIBRARIES))).toEqual([]));

  it('is found out there', () => {
    const planted = { 'a.ts': 'document.startViewTransition(f as F)', 'b.ts': 'const startViewTransition = 1;' };
    const read = (path) => planted[path];
    expect(usedByUs(Object.keys(IN_LIBRARIES), read, Object.keys(planted))).toEqual(['.startViewTransition in a.ts']);
  });
});

describe('a script', () => {
  it.each([
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ["URL['canParse'](x)", 'URL.canParse'],
    ['window.URL.canParse(x)', 'URL.canParse'],
    ['x.showPopover()', '.showPopover'],
    ['x?.startViewTransition(f)', '.startViewTransition'],
    ['const { startViewTransition } = document', '.startViewTransition'],
    ['Object.groupBy(x, f)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Promise.try(f)', 'Promise.try'],
    ['new Set().isSubsetOf(x)', '.isSubsetOf'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['new globalThis.CloseWatcher()', 'CloseWatcher'],
    ['Iterator.from(x)', 'Iterator.from'],
    ['navigator.userActivation', '.userActivation'],
    ['new Intl.DurationFormat()', 'Intl.DurationFormat'],
    ['/[a--b]/v.test(x)', 'syntax regExpSets'],
    ['/(?i:a)b/.test(x)', 'syntax regExpModifiers'],
    ['{ using a = b; }', 'syntax using'],
    ["import x from './x.json' with { type: 'json' }", 'syntax importAttributes'],
    ["import defer * as x from './x.js'", 'syntax importPhase'],
    ['class A { accessor x = 1 }', 'syntax accessor'],
    ['class A { @b c() {} }', 'syntax decorator'],
    ['/(?<a>b)|(?<a>c)/.test(x)', 'syntax sameGroups'],
  ])('with %s is found out', (code, feature) => expect(inScript(code)).toContain(feature));

  it.each([
    'AbortSignal.timeout(1)',
    'Promise.any([])',
    'x.toSorted().toSpliced(0, 1).findLast(f).at(-1)',
    'x.with(0, 1)',
    'Object.hasOwn(x, "a") && structuredClone(x)',
    'dialog.showModal()',
    'class A { static #a = 1; static { this.#a ??= 2; } }',
    '/(?<=a)b/.test(x)',
    'await import("./x.js")',
  ])('with %s is accepted', (code) => expect(inScript(code)).toEqual([]));
});

describe('a stylesheet', () => {
  it.each([
    ['a { text-wrap: balance }', 'text-wrap'],
    ['a { anchor-name: --a }', 'anchor-name'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { height: 2lh }', '1lh'],
    ['a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
    ['a { mask-image: none }', 'mask-image'],
    ['a:has(b) { top: 0 }', ':has'],
    ['a:dir(rtl) { top: 0 }', ':dir'],
    ['a:popover-open { top: 0 }', ':popover-open'],
    ['a { &:hover { top: 0 } }', 'nesting'],
    ['a { b { top: 0 } }', 'nesting'],
    ['@starting-style { a { top: 0 } }', '@starting-style'],
    ['@scope (a) { b { top: 0 } }', '@scope'],
    ['a { field-sizing: content }', 'field-sizing'],
    ['a { color: oklch(from red l c h) }', 'oklch(from)'],
    ['a { color: rgb(from var(--a) r g b / 10%) }', 'rgb(from)'],
    ['@container style(--a: b) { c { top: 0 } }', '@container style()'],
    ['@container a scroll-state(stuck: top) { c { top: 0 } }', '@container scroll-state()'],
    ['a { width: --own(1px) }', '--own()'],
    ['a { inset-area: top }', 'inset-area'],
    ['a:coming-soon { top: 0 }', ':coming-soon'],
    ['@coming-soon { a { top: 0 } }', '@coming-soon'],
  ])('with %s is found out', (css, feature) => expect(inStyle(css)).toContain(feature));

  it.each([
    'a { color: color-mix(in srgb, red, blue); height: 1dvh }',
    'a { -webkit-mask-image: none; mask-image: none }',
    '@media (width < 40em) { a { top: 0 } }',
    '@container (width > 40em) { a { top: 0 } }',
    '@layer a { b:is(c, d):not(e) { inset: 0 } }',
    '@supports (anchor-name: --a) { a { top: 0 } }',
    'a { content: "light-dark(1lh)"; --size: 0 }',
    'a { color: oklch(50% 0.1 200); animation: from-left 1s }',
    '@font-face { src: url(a); unicode-range: U+0 }',
  ])('with %s is accepted', (css) => expect(inStyle(css)).toEqual([]));
});

describe('the list of what is allowed', () => {
  it('finds a feature that is not listed, and an entry that is not used', () => {
    expect(compare(['a', 'b: c', 'd'], { a: '', 'b*': '', e: '' })).toEqual({ beyond: ['d'], unused: ['e'] });
  });

  it('has a reason for every entry', () => {
    for (const [entry, reason] of Object.entries(ALLOWED)) expect(reason.length, entry).toBeGreaterThan(10);
  });
});

/** What app/too-old.js looks at, by its path in MDN's data. */
const DECISIVE = {
  noModule: 'api.HTMLScriptElement.noModule',
  toSorted: 'javascript.builtins.Array.toSorted',
  hasOwn: 'javascript.builtins.Object.hasOwn',
  timeout: 'api.AbortSignal.timeout_static',
  showModal: 'api.HTMLDialogElement.showModal',
  CSSLayerBlockRule: 'api.CSSLayerBlockRule',
};

describe('the page for browsers that are too old', () => {
  it.each(Object.entries(DECISIVE))('is not shown to a browser of the floor, which has %s', (name, path) => {
    expect(readFileSync(inRoot('apps/web/src/app/too-old.js'), 'utf8')).toContain(name);
    expect(lacking(featureAt(path))).toEqual([]);
  });
});
