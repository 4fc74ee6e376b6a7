import { splitTags } from '@amberway/contract/kernel/rich-text';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** What an opening tag puts before its text; closing tags of ENDS_LINE add a line break. */
const BEFORE: Record<string, string> = { li: '– ', br: '\n' };
const ENDS_LINE = new Set(['p', 'h2', 'h3', 'li', 'blockquote', 'pre']);

const nameOf = (tag: string): string => /^<\/?([a-z0-9]{1,20})/i.exec(tag)?.[1]?.toLowerCase() ?? '';

/** The text of each part, with the URL of a link after its text unless the text contains it. */
const textOf = (parts: readonly string[]): string => {
  let link: { href: string; from: number } | undefined;
  const texts: string[] = [];
  for (const [index, part] of parts.entries()) {
    const name = nameOf(part);
    if (index % 2 === 0) texts.push(part);
    else if (name === 'a' && !part.startsWith('</')) {
      const href = /\shref="([^"]+)"/i.exec(part)?.[1];
      link = href ? { href, from: texts.length } : undefined;
    } else if (name === 'a') {
      if (link && !texts.slice(link.from).join('').includes(link.href)) texts.push(` (${link.href})`);
      link = undefined;
    } else if (!part.startsWith('</')) texts.push(BEFORE[name] ?? '');
    else if (ENDS_LINE.has(name)) texts.push('\n');
  }
  return texts.join('');
};

/** The plain-text version of sanitised HTML, for mail clients without HTML. */
export const plainTextOf = (html: string): string =>
  textOf(splitTags(html))
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
