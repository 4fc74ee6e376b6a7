import { fileSrc } from '../../kernel/file-src.ts';
import { sanitised } from './sanitise.ts';

/** Rich text for the page: sanitised, and its pictures with the viewer's media token. */
export const readable = (html: string): string => {
  const text = sanitised(html);
  for (const image of text.querySelectorAll('img')) {
    image.src = fileSrc(image.getAttribute('src') ?? '', 800);
    image.loading = 'lazy';
    if (!image.hasAttribute('alt')) image.alt = '';
  }
  return text.innerHTML;
};
