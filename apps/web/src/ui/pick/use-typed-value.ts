import { useRef, useState } from 'react';
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

export type TypedValue = {
  /** What is being typed; null while the field shows its value. */
  text: string | null;
  type: (text: string) => void;
  /** Takes what was typed, if it can be read; otherwise it stays and the field says why. */
  settle: () => void;
  choose: (value: string | null) => void;
};

/**
 * Typing into a picker. Text that cannot be read stays and the field says why. A value that can be read but not chosen
 * becomes the value all the same, so that the contract's own message about it is shown.
 */
export const useTypedValue = ({ value, onChange, onSettled, read, unreadable, refusal }: Options): TypedValue => {
  const [text, setText] = useState<string | null>(null);
  const wrong = useRef<string | null>(null);
  const chosen = useRef<string | null>(null);
  useFieldProblem((now) => {
    if (wrong.current !== null) return { message: unreadable(wrong.current), first: true };
    // A stored day may have passed since; only a day that was chosen here is checked.
    const why = typeof now === 'string' && now === chosen.current ? refusal?.(now) : null;
    return why ? { message: why, first: false } : null;
  });

  const choose = (next: string | null) => {
    setText(null);
    wrong.current = null;
    chosen.current = next;
    if (next !== (value ?? null)) onChange?.(next);
  };
  return {
    text,
    type: setText,
    choose,
    settle: () => {
      const typed = text?.trim();
      if (typed === '') choose(null);
      else if (typed !== undefined) {
        const found = read(typed);
        if (found === null) wrong.current = typed;
        else choose(found);
      }
      onSettled?.();
    },
  };
};
