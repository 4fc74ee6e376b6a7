import { type AtRule, parse, type Rule } from 'postcss';

// A percentage height inside a box that takes its height from its content resolves to 0 in WebKit (its bug 308648):
// every centred dialog was invisible in Safari. Whether a box has a height of its own cannot be seen in a style sheet
// in general, so that a percentage is accepted where the file itself shows it, and elsewhere needs a stated reason.

const HEIGHT = /^(?:(?:min|max)-)?(?:height|block-size)$/;
const FROM_CONTENT = /fit-content|min-content|max-content|^auto$|-webkit-fill-available/;
const LENGTH = /^(?:calc\(|min\(|max\(|clamp\()?[^%]*\d(?:px|rem|em|dvh|svh|lvh|vh|ch|lh)/;

type Box = { selectors: string[]; rule: Rule };
export type PercentageHeight = { selector: string; value: string };

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The selectors of a rule with those of the rules around it. */
const selectorsOf = (rule: Rule): string[] => {
  let parent: AtRule['parent'] = rule.parent;
  while (parent?.type === 'atrule') parent = (parent as AtRule).parent;
  const own = rule.selectors.map(oneLine);
  if (parent?.type !== 'rule') return own;
  return selectorsOf(parent).flatMap((outer) =>
    own.map((inner) => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`)),
  );
};

const declared = (rule: Rule, isWanted: (prop: string) => boolean): string[] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' && isWanted(node.prop) ? [node.value] : []));

const isOutOfFlow = (rule: Rule) =>
  declared(rule, (prop) => prop === 'position').some((value) => /absolute|fixed/.test(value));
const heightsOf = (rule: Rule) => declared(rule, (prop) => prop === 'height' || prop === 'block-size');
const hasRatio = (rule: Rule) => declared(rule, (prop) => prop === 'aspect-ratio').some((value) => value !== 'auto');
const hasOwnHeight = (rule: Rule) =>
  isOutOfFlow(rule) || hasRatio(rule) || heightsOf(rule).some((value) => LENGTH.test(value));
const isFromContent = (rule: Rule) => heightsOf(rule).some((value) => FROM_CONTENT.test(value));

/** `.card > .picture:hover img` is inside `.picture`; a pseudo-element is inside its own element. */
const around = (selector: string): string | undefined => {
  const [, element] = /^(.*)::(?:before|after)$/.exec(selector) ?? [];
  const outer = element ?? /^(.*?)\s*[ >]\s*[^\s>]+$/.exec(selector)?.[1];
  return outer?.split(/[\s>]+/).at(-1);
};

const bare = (compound: string) => compound.replaceAll(/::?[a-z-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '');

/** The percentage heights of a style sheet whose box is not seen in it to have a height of its own. */
export const percentageHeightsIn = (css: string): PercentageHeight[] => {
  const boxes: Box[] = [];
  parse(css).walkRules((rule) => {
    boxes.push({ selectors: selectorsOf(rule), rule });
  });
  const rulesOf = (compound: string) =>
    boxes.flatMap(({ selectors, rule }) =>
      selectors.some((selector) => selector.split(/[\s>]+/).at(-1) === compound) ? [rule] : [],
    );
  const custom = new Set(
    boxes.flatMap(({ rule }) =>
      rule.nodes.flatMap((node) =>
        node.type === 'decl' && node.prop.startsWith('--') && node.value.includes('%') ? [node.prop] : [],
      ),
    ),
  );
  const isPercentage = (value: string) =>
    value.includes('%') || [...value.matchAll(/var\((--[\w-]+)/g)].some(([, name = '']) => custom.has(name));
  const isHeld = (selector: string) => {
    const outer = around(selector);
    if (!outer) return false;
    const rules = [outer, bare(outer)].filter(Boolean).flatMap(rulesOf);
    return rules.some(hasOwnHeight) && !rules.some(isFromContent);
  };
  return boxes.flatMap(({ selectors, rule }) => {
    const value = declared(rule, (prop) => HEIGHT.test(prop)).find(isPercentage);
    if (!value) return [];
    return selectors
      .filter((selector) => !isHeld(selector) && !rulesOf(selector).some(isOutOfFlow))
      .map((selector) => ({ selector, value }));
  });
};

// `height: '100%'`, `height="100%"`, `style.height = 'min(100%, 4px)'`, `blockSize: open ? 'auto' : '100%'`.
const PROPERTY = /\b(?:(?:min|max)(?=[HB]))?(?:height|Height|blockSize|BlockSize)(?:: | = |=[{]?)/;
const CHOICE = /(?:[^"'`,;{}\n]*\?\s*(?:["'`][^"'`%\n]*["'`]\s*:\s*)?)?/;
const PERCENTAGE = /["'`][^"'`]*(?:\$\{[^}]*\}[^"'`]*)*%[^"'`\n]*["'`]/;
const INLINE = new RegExp(PROPERTY.source + CHOICE.source + PERCENTAGE.source, 'g');

/** The same in the styles and attributes of a component, where nothing shows the box around it. */
export const percentageHeightsInCode = (code: string): string[] => code.match(INLINE) ?? [];
