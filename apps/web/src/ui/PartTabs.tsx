import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { readingKey } from './direction.ts';
import styles from './PartTabs.module.css';

export type PartTab<K extends string> = { key: K; label: string; content: ReactNode };

type Props<K extends string> = {
  /** The record the tabs belong to. */
  label: string;
  tabs: readonly PartTab<K>[];
  open: K;
  onOpen: (key: K) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Parts of one record as tabs. All panels are mounted, so that a form's fields do not depend on the open tab. All tabs
 * are visible: on a phone they wrap to a second line instead of hiding in a menu.
 */
export const PartTabs = <K extends string>({ label, tabs, open, onOpen }: Props<K>) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === open);
    const step = STEPS[readingKey(event)];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && at + step;
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onOpen(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <>
      <div ref={list} className={styles['tabs']} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${base}-${tab.key}`}
            aria-selected={tab.key === open}
            aria-controls={`${base}-${tab.key}-part`}
            tabIndex={tab.key === open ? 0 : -1}
            className={styles['tab']}
            onClick={() => onOpen(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${base}-${tab.key}-part`}
          aria-labelledby={`${base}-${tab.key}`}
          hidden={tab.key !== open}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
};
