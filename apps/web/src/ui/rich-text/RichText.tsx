import { lazy, Suspense } from 'react';
import type { EditorProps } from './Editor.tsx';
import styles from './RichText.module.css';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

/** Loads the editor's code when it is needed, with its space reserved. Works as a form field. */
export const RichText = (props: EditorProps) => (
  <Suspense fallback={<div className={styles['waiting']} role="status" aria-label={`Loading ${props.label}`} />}>
    <Editor {...props} />
  </Suspense>
);
