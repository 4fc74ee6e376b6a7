import DOMPurify from 'dompurify';
import { isSafeLink, RICH_TEXT_TAGS, splitTags } from '@amberway/contract/kernel/rich-text';
import { ownPicture } from './urls.ts';

const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'start'];

const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') {
    if (isSafeLink(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    } else {
      node.removeAttribute('href');
    }
  }
  if (node.nodeName === 'IMG') {
    const own = ownPicture(node.getAttribute('src'));
    if (own) node.setAttribute('src', own);
    else node.remove();
  }
});

/**
 * Text copied from other programs is full of styles. They are dropped below, but a browser has reported them as blocked
 * by the Content-Security-Policy by then, since the purifier parses them; under these names it reports nothing.
 */
const withoutStyles = (html: string): string =>
  splitTags(html)
    .map((part, index) =>
      index % 2 === 0 ? part : part.replace(/^<(\/?)style\b/i, '<$1xmp').replace(/\sstyle=/gi, ' data-style='),
    )
    .join('');

/** Allows what the editor can create, and nothing else. The server does the same on write; this is a second layer. */
export const sanitise = (html: string): string =>
  purifier.sanitize(withoutStyles(html), {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
