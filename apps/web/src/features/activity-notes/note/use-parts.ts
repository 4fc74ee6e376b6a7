import { useState } from 'react';
import type { FormStore } from '../../../ui/form/form-store.ts';
import { useLayout } from '../../../ui/layout.ts';
import { FIRST_FIELD, type NotePart } from './note-parts.ts';
import type { NoteValues } from './note-values.ts';

/** The parts with content: a part that can be folded begins open then. */
const filledIn = ({ attachment, resource, recordingLink, sessionRecorded }: Partial<NoteValues>): NotePart[] => [
  ...(attachment || resource ? ['uploadResources' as const] : []),
  ...(recordingLink || sessionRecorded ? ['recording' as const] : []),
];

/** Which part of the form one is in, and the ways to the others. */
export const useParts = (form: FormStore<NoteValues>, initial: Partial<NoteValues>) => {
  const { mobile } = useLayout();
  const [at, setAt] = useState<NotePart>('note');
  const [opened, setOpened] = useState<readonly NotePart[]>(() =>
    mobile ? filledIn(initial) : ['uploadResources', 'recording'],
  );
  const idOf = (part: NotePart) => `${form.id}_part_${part}`;
  const toggle = (part: NotePart, isOpen: boolean) =>
    setOpened((now) => [...now.filter((one) => one !== part), ...(isOpen ? [part] : [])]);
  return {
    at,
    idOf,
    isOpen: (part: NotePart) => opened.includes(part),
    toggle,
    open: (part: NotePart) => toggle(part, true),
    /** The focus has come to an element of the form. */
    entered: (element: HTMLElement) => {
      const part = element.closest<HTMLElement>('[data-note-part]')?.dataset['notePart'];
      if (part) setAt(part as NotePart);
    },
    go: (part: NotePart) => {
      setAt(part);
      toggle(part, true);
      // After it has been opened.
      requestAnimationFrame(() => {
        document.getElementById(idOf(part))?.scrollIntoView?.({ block: 'start' });
        form.focus(FIRST_FIELD[part]);
      });
    },
  };
};
