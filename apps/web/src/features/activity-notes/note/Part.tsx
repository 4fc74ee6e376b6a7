import type { ReactNode } from 'react';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import styles from './fields.module.css';
import type { NotePart } from './note-parts.ts';

type Props = { part: NotePart; id: string; children: ReactNode };

/** A part of the form that its anchor leads to. */
export const Part = ({ part, id, children }: Props) => (
  <section id={id} className={styles['part']} aria-label={noteTexts.tabs[part]} data-note-part={part}>
    {children}
  </section>
);

/** A part that is closed on phones. Its fields stay in the page, so that none depends on its being open. */
export const FoldedPart = ({
  part,
  id,
  open,
  onToggle,
  children,
}: Props & { open: boolean; onToggle: (open: boolean) => void }) => (
  <details
    id={id}
    className={styles['folded']}
    open={open}
    data-note-part={part}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary>
      <h3>{noteTexts.tabs[part]}</h3>
    </summary>
    {children}
  </details>
);
