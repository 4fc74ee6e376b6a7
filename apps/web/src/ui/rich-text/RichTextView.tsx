import { useMemo } from 'react';
import { fileSrc } from '../../kernel/file-src.ts';
import styles from './RichText.module.css';
import { sanitise } from './sanitise.ts';

/** Pictures get the reader's media token here, after everything unsafe is gone. */
const readable = (html: string): string => {
  const page = new DOMParser().parseFromString(sanitise(html), 'text/html');
  for (const image of page.querySelectorAll('img')) {
    image.src = fileSrc(image.getAttribute('src') ?? '', 800);
    image.loading = 'lazy';
    if (!image.hasAttribute('alt')) image.alt = '';
  }
  return page.body.innerHTML;
};

/** Written text as it was meant, and nothing that runs. */
export const RichTextView = ({ html }: { html: string }) => {
  const safe = useMemo(() => readable(html), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitised one line above
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: safe }} />;
};
