import { lazy, Suspense } from 'react';
import type { EditorProps } from './Editor.tsx';
import styles from './RichText.module.css';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

/** The editor's code comes when a text is to be written; its place is kept meanwhile. A form's field like any other. */
export const RichText = (props: EditorProps) => (
  <Suspense fallback={<div className={styles['waiting']} role="status" aria-label={`Loading ${props.label}`} />}>
    <Editor {...props} />
  </Suspense>
);
