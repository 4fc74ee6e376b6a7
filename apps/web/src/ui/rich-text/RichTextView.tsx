import { useMemo } from 'react';
import { fileSrc } from '../../kernel/file-src.ts';
import styles from './RichText.module.css';
import { sanitise } from './sanitise.ts';

/** Adds the viewer's media token to pictures, after sanitising. */
const readable = (html: string): string => {
  const page = new DOMParser().parseFromString(sanitise(html), 'text/html');
  for (const image of page.querySelectorAll('img')) {
    image.src = fileSrc(image.getAttribute('src') ?? '', 800);
    image.loading = 'lazy';
    if (!image.hasAttribute('alt')) image.alt = '';
  }
  return page.body.innerHTML;
};

/** Rich text, sanitised: nothing in it can run. */
export const RichTextView = ({ html }: { html: string }) => {
  const safe = useMemo(() => readable(html), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitised one line above
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: safe }} />;
};
