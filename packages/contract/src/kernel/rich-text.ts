import { isBlank } from './visible.ts';

// What written text may hold: what the editor can make, and nothing else. The server keeps to it on write.

export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'blockquote',
  'code',
  'pre',
  'hr',
] as const;

/** Links lead to https pages only: no scripts, no mail, no half addresses. */
export const isSafeLink = (address: string): boolean => {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password;
};

/**
 * Text and tags of a markup in turn: the even parts are text. A scan with `indexOf`, since an expression such as
 * `<[^>]*>` reads on to the end from every '<' that nothing closes, which takes quadratic time.
 */
export const splitTags = (html: string): string[] => {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) break;
    parts.push(html.slice(at, open), html.slice(open, close + 1));
    at = close + 1;
  }
  parts.push(html.slice(at));
  return parts;
};

const textParts = (html: string): string[] => splitTags(html).filter((_, index) => index % 2 === 0);

/** Spaces and characters without a picture, written as entities; the server's parser understands all of them. */
const NAMED_UNSEEN = /&(?:nbsp|shy|zwj|zwnj|lrm|rlm|ensp|emsp|thinsp|hairsp|ZeroWidthSpace|NoBreak|Tab|NewLine);/g;
const NUMBERED = /&#(?:(\d{1,7})|[xX]([\da-fA-F]{1,6}));/g;

const withoutUnseenEntities = (text: string): string =>
  text.replace(NAMED_UNSEEN, ' ').replace(NUMBERED, (whole, decimal?: string, hex?: string) => {
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return point <= 0x10ffff && isBlank(String.fromCodePoint(point)) ? ' ' : whole;
  });

/** Nothing to read and no picture: an editor that was only clicked into leaves '<p></p>'. */
export const isBlankRichText = (html: string): boolean =>
  !/<(?:img|hr)\b/i.test(html) && textParts(html).every((part) => isBlank(withoutUnseenEntities(part)));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a clean text says, without its form: for lists and digests. */
export const plainText = (html: string): string =>
  textParts(html)
    .join(' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
