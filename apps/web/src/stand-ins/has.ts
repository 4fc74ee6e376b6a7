// `:has()` for Firefox 115 to 120, which drop every rule with it. The text of each stylesheet is read again with an
// attribute in place of each `:has(…)`, and its rules take the place of those the browser understood, so that their
// order stays. The attribute is set on the elements that have what is inside the brackets, before each frame in which
// the page, the focus or a choice has changed.

const NAME = 'data-has';
const START = ':has(';

/** What was inside the brackets, with the value that stands for it. */
const wanted = new Map<string, string>();

const valueOf = (inner: string): string => {
  const value = wanted.get(inner) ?? `h${wanted.size}`;
  wanted.set(inner, value);
  return value;
};

/** Where the bracket that is open at this place closes. */
const closing = (text: string, from: number): number => {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return at - 1;
};

/** The text of a stylesheet with attributes. */
export const withoutHas = (text: string): string => {
  let out = '';
  let at = 0;
  for (let found = text.indexOf(START); found !== -1; found = text.indexOf(START, at)) {
    const from = found + START.length;
    const end = closing(text, from);
    out += `${text.slice(at, found)}[${NAME}~=${valueOf(text.slice(from, end).trim())}]`;
    at = end + 1;
  }
  return out + text.slice(at);
};

/** The alternatives between commas outside of brackets. */
const alternatives = (inner: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of inner) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
};

/** The elements that have a match: those before it, or those around it. */
const holdersOf = (part: string): Element[] => {
  const isBefore = part.startsWith('+') || part.startsWith('~');
  const isChild = part.startsWith('>');
  const rest = isBefore || isChild ? part.slice(1).trim() : part;
  const holders = new Set<Element>();
  for (const match of document.querySelectorAll(rest)) {
    let next = isBefore ? match.previousElementSibling : match.parentElement;
    while (next && !holders.has(next)) {
      if (isBefore || next.querySelector(`:scope ${isChild ? '>' : ''} ${rest}`)) holders.add(next);
      if (part.startsWith('+')) break;
      next = isBefore ? next.previousElementSibling : next.parentElement;
    }
  }
  return [...holders];
};

const mark = (): void => {
  const values = new Map<Element, string[]>();
  for (const [inner, value] of wanted) {
    for (const holder of alternatives(inner).flatMap(holdersOf)) {
      const own = values.get(holder) ?? [];
      if (!own.includes(value)) own.push(value);
      values.set(holder, own);
    }
  }
  for (const element of document.querySelectorAll(`[${NAME}]`)) if (!values.has(element)) element.removeAttribute(NAME);
  for (const [element, own] of values) {
    const text = own.join(' ');
    if (element.getAttribute(NAME) !== text) element.setAttribute(NAME, text);
  }
};

let frame = 0;
/** Once for everything that changes before the next frame. */
const markSoon = (): void => {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    mark();
  });
};

const replaceRules = async (link: HTMLLinkElement): Promise<void> => {
  const text = await (await fetch(link.href, { cache: 'force-cache' })).text();
  const { sheet } = link;
  if (!sheet || !text.includes(START)) return;
  const read = new CSSStyleSheet();
  read.replaceSync(withoutHas(text));
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const { cssText } of read.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
  markSoon();
};

const replaced = new WeakSet<Element>();
const replaceAll = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet || replaced.has(link)) continue;
    replaced.add(link);
    // Without it the page looks as it does without these rules.
    replaceRules(link).catch(() => {});
  }
};

export const installHas = (): void => {
  new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== NAME)) markSoon();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  // `load` of a stylesheet does not bubble.
  document.addEventListener('load', replaceAll, true);
  replaceAll();
  // States that change no attribute.
  for (const type of ['change', 'input', 'focusin', 'focusout', 'click']) document.addEventListener(type, markSoon);
};
