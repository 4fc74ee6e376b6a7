import { isSafeLink, RICH_TEXT_TAGS, splitTags } from '@amberway/contract/kernel/rich-text';
import { ownPicture } from './urls.ts';

// The text is built anew from an allow-list: nothing of what was sent is put into the page except text, the tags below
// and the attributes that a tag is given here. It is parsed by DOMParser, whose document runs and loads nothing.

const HTML = 'http://www.w3.org/1999/xhtml';
const TAGS: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);
/** What is inside these is no text of the author. Of all other tags that are not allowed, the text stays. */
const DROPPED: ReadonlySet<string> = new Set(
  'audio iframe noembed noframes noscript object plaintext script style template textarea title video xmp'.split(' '),
);

const copy = (from: Element, to: Element, ...names: string[]) => {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
};

/** The attributes a tag keeps; false if it may not be shown at all. */
const attributesOf: Readonly<Record<string, (from: Element, to: Element) => boolean>> = {
  a: (from, to) => {
    copy(from, to, 'title');
    const href = from.getAttribute('href') ?? '';
    if (!isSafeLink(href)) return true;
    to.setAttribute('href', href);
    to.setAttribute('target', '_blank');
    to.setAttribute('rel', 'noopener noreferrer');
    return true;
  },
  img: (from, to) => {
    const own = ownPicture(from.getAttribute('src'));
    if (!own) return false;
    to.setAttribute('src', own);
    copy(from, to, 'alt', 'title');
    return true;
  },
  ol: (from, to) => {
    copy(from, to, 'start');
    return true;
  },
};

const rebuild = (from: Node, to: Element, page: Document): void => {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(page.createTextNode(node.textContent ?? ''));
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as Element;
    const tag = element.localName;
    if (element.namespaceURI !== HTML || DROPPED.has(tag)) continue;
    if (!TAGS.has(tag)) {
      rebuild(element, to, page);
      continue;
    }
    const made = page.createElement(tag);
    if (!(attributesOf[tag]?.(element, made) ?? true)) continue;
    rebuild(element, made, page);
    to.append(made);
  }
};

/**
 * Text copied from other programs is full of styles. They are dropped below, but a browser has reported them as blocked
 * by the Content-Security-Policy by then, since it parses them; under these names it reports nothing.
 */
const withoutStyles = (html: string): string =>
  splitTags(html)
    .map((part, index) =>
      index % 2 === 0 ? part : part.replace(/^<(\/?)style\b/i, '<$1xmp').replace(/\sstyle=/gi, ' data-style='),
    )
    .join('');

/** The body of a document of its own, with what the editor can create and nothing else. */
export const sanitised = (html: string): HTMLElement => {
  const page = document.implementation.createHTMLDocument('');
  rebuild(new DOMParser().parseFromString(withoutStyles(html), 'text/html').body, page.body, page);
  return page.body;
};

/** Allows what the editor can create, and nothing else. The server does the same on write; this is a second layer. */
export const sanitise = (html: string): string => sanitised(html).innerHTML;
