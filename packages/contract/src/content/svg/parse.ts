// A strict parser for the small subset of XML that an SVG needs. It returns a tree, or undefined at the first construct
// it does not support: custom entities, CDATA, processing instructions and document types are never needed here.

export type SvgNode = { name: string; attributes: Map<string, string>; children: (SvgNode | string)[] };

const OPENING = /^<([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/;
const CLOSING = /^<\/([A-Za-z][\w:.-]*)\s*>/;
const COMMENT = /^<!--(?:(?!--)[\s\S])*-->/;
const PROLOG = /^\uFEFF?\s*(?:<\?xml\s[^?<>]*\?>)?\s*/;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy;
const MAX_DEPTH = 50;
const MAX_NODES = 5_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Undefined when it contains an entity that XML does not predefine. */
const decode = (text: string): string | undefined => {
  let known = true;
  const decoded = text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);?|&/gi, (whole, name: string | undefined) => {
    if (name?.startsWith('#')) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
    }
    const plain = name && whole.endsWith(';') ? ENTITIES[name] : undefined;
    if (plain === undefined) known = false;
    return plain ?? '';
  });
  return known ? decoded : undefined;
};

const readAttributes = (source: string): Map<string, string> | undefined => {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? '');
    if (value === undefined || attributes.has(name)) return undefined;
    attributes.set(name, value);
  }
  return attributes;
};

export const parseSvg = (source: string): SvgNode | undefined => {
  const document: SvgNode = { name: '', attributes: new Map(), children: [] };
  const open: SvgNode[] = [document];
  let rest = source.replace(PROLOG, '').trimEnd();
  let nodes = 0;
  while (rest !== '') {
    const parent = open.at(-1);
    if (!parent) return undefined;
    const comment = COMMENT.exec(rest);
    const opening = comment ? null : OPENING.exec(rest);
    const closing = comment || opening ? null : CLOSING.exec(rest);
    const [taken = ''] = comment ?? opening ?? closing ?? /^[^<]+/.exec(rest) ?? [];
    if (taken === '') return undefined;
    if (opening) {
      const attributes = readAttributes(opening[2] ?? '');
      nodes += 1;
      if (!attributes || nodes > MAX_NODES || open.length > MAX_DEPTH) return undefined;
      if (parent === document && document.children.length > 0) return undefined;
      const node: SvgNode = { name: opening[1] ?? '', attributes, children: [] };
      parent.children.push(node);
      if (opening[3] === '') open.push(node);
    } else if (closing) {
      if (parent === document || parent.name !== closing[1]) return undefined;
      open.pop();
    } else if (!comment) {
      const text = decode(taken);
      if (text === undefined || (parent === document && text.trim() !== '')) return undefined;
      if (text.trim() !== '') parent.children.push(text);
    }
    rest = rest.slice(taken.length);
  }
  const [root] = document.children;
  return open.length === 1 && typeof root === 'object' ? root : undefined;
};
