import { useState } from 'react';

/** The text in a select's box. An external search is called once per change. */
export const useTyped = (onSearch: ((typed: string) => void) | undefined) => {
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    if (text === typed) return;
    setTyped(text);
    onSearch?.(text);
  };
  return [typed, type] as const;
};
