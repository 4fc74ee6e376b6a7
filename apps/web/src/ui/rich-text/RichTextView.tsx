import { useMemo } from 'react';
import { readable } from './readable.ts';
import styles from './RichText.module.css';

/** Rich text, sanitised: nothing in it can run. */
export const RichTextView = ({ html }: { html: string }) => {
  const safe = useMemo(() => readable(html), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitised one line above
  return <div className={styles['text']} dangerouslySetInnerHTML={{ __html: safe }} />;
};
