import sanitize from 'sanitize-html';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** What programs without HTML show of a message. */
export const plainTextOf = (html: string): string =>
  sanitize(
    html
      .replace(/<a\s[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gis, (_, href: string, words: string) =>
        words.includes(href) ? words : `${words} (${href})`,
      )
      .replace(/<li[^>]*>/gi, '– ')
      .replace(/<br\s*\/?>|<\/(?:p|h2|h3|li|blockquote|pre)>/gi, '$&\n'),
    { allowedTags: [], allowedAttributes: {} },
  )
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
