import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useFieldProblem } from '../form/field-problem.ts';

type Options = {
  value: string | null | undefined;
  onChange: ((value: string | null) => void) | undefined;
  /** The field was left or Enter was pressed: time to judge it. */
  onSettled: (() => void) | undefined;
  /** From what was typed to the value, or null. */
  read: (text: string) => string | null;
  unreadable: (text: string) => string;
  /** Why a value that can be read cannot be chosen. The contract's own text goes before it. */
  refusal?: (value: string) => string | null;
};

/**
 * Typing into a picker. The library drops text that it cannot read or that is out of range; here the text stays and the
 * field says why. What is in range or not becomes the value either way, so that the contract can speak about it.
 */
export const useTypedValue = ({ value, onChange, onSettled, read, unreadable, refusal }: Options) => {
  const typed = useRef<string | null>(null);
  const wrong = useRef<string | null>(null);
  const chosen = useRef<string | null>(null);
  const [, redraw] = useState(0);
  useFieldProblem((now) => {
    if (wrong.current !== null) return { message: unreadable(wrong.current), first: true };
    // A stored day may have come to pass; only a day that was chosen here is judged.
    const why = typeof now === 'string' && now === chosen.current ? refusal?.(now) : null;
    return why ? { message: why, first: false } : null;
  });

  const take = (next: string | null) => {
    typed.current = null;
    wrong.current = null;
    chosen.current = next;
    if (next !== (value ?? null)) onChange?.(next);
    redraw((count) => count + 1);
  };
  const settle = () => {
    const text = typed.current?.trim();
    if (text === '') take(null);
    else if (text !== undefined) {
      const found = read(text);
      if (found === null) wrong.current = text;
      else take(found);
    }
    onSettled?.();
  };

  return {
    settle,
    /** From the calendar or the clear button; while one types, the typed text decides. */
    pick: (next: string | null) => {
      if (typed.current === null) take(next);
    },
    /** Around the picker. */
    around: {
      onChangeCapture: ({ target }: FormEvent<HTMLElement>) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      },
      // The calendar is elsewhere in the document and still inside this element for React.
      onMouseDownCapture: ({ target }: MouseEvent<HTMLElement>) => {
        if (!(target instanceof HTMLInputElement)) typed.current = null;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        // Enter means the day that was typed, never the whole form. On a button of the calendar it presses it.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        settle();
      },
    },
  };
};
