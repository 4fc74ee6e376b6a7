import { plainText } from '@amberway/contract/kernel/rich-text';

const HEADLINE_MAX = 80;
const BLOCK_END = /<\/(?:p|li|h2|h3|blockquote|pre)>|<br\s*\/?>/i;

/** An idea as plain text: its first short paragraph or sentence as a headline, and the rest. */
export const ideaParts = (html: string): { headline: string | null; text: string } => {
  const [first = '', ...others] = html.split(BLOCK_END).map(plainText).filter(Boolean);
  const end = first.search(/[.!?](?:\s|$)/) + 1;
  const headline = first.length <= HEADLINE_MAX ? first : first.slice(0, end);
  if (headline === '' || headline.length > HEADLINE_MAX) return { headline: null, text: [first, ...others].join(' ') };
  const rest = first.slice(headline.length).trim();
  return { headline, text: [rest, ...others].filter(Boolean).join(' ') };
};
