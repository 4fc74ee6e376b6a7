import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useFieldProblem } from '../form/field-problem.ts';

type Options = {
  value: string | null | undefined;
  onChange: ((value: string | null) => void) | undefined;
  /** Called on blur or Enter, when the field is to be validated. */
  onSettled: (() => void) | undefined;
  /** Parses the typed text to the value, or null. */
  read: (text: string) => string | null;
  unreadable: (text: string) => string;
  /** Why a readable value cannot be chosen. The contract's own message takes precedence. */
  refusal?: (value: string) => string | null;
};

/**
 * Typing into a picker. Ant Design drops text that it cannot parse or that is out of range; here the text stays and the
 * field says why. A parsed value is set even if it is out of range, so that the contract can validate it.
 */
export const useTypedValue = ({ value, onChange, onSettled, read, unreadable, refusal }: Options) => {
  const typed = useRef<string | null>(null);
  const wrong = useRef<string | null>(null);
  const chosen = useRef<string | null>(null);
  const [, redraw] = useState(0);
  useFieldProblem((now) => {
    if (wrong.current !== null) return { message: unreadable(wrong.current), first: true };
    // A stored day may be in the past by now; only a day that was chosen here is checked.
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
    /** From the calendar or the clear button; during typing the typed text counts. */
    pick: (next: string | null) => {
      if (typed.current === null) take(next);
    },
    /** Props for the element around the picker. */
    around: {
      onChangeCapture: ({ target }: FormEvent<HTMLElement>) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      },
      // The calendar is in a portal, whose events bubble to this element in React.
      onMouseDownCapture: ({ target }: MouseEvent<HTMLElement>) => {
        if (!(target instanceof HTMLInputElement)) typed.current = null;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        // Enter confirms the typed day and never submits the form. On a button of the calendar it presses the button.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        settle();
      },
    },
  };
};
