import { useState } from 'react';

/** The text in a select's box. Whoever searches elsewhere hears of every change once. */
export const useTyped = (onSearch: ((typed: string) => void) | undefined) => {
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    if (text === typed) return;
    setTyped(text);
    onSearch?.(text);
  };
  return [typed, type] as const;
};
