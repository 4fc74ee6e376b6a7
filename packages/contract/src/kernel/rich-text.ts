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

/** Nothing to read and no picture: an editor that was only clicked into leaves '<p></p>'. */
export const isBlankRichText = (html: string): boolean =>
  !/<(?:img|hr)\b/i.test(html) &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() === '';
