import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import { Button } from '../kit/Button.tsx';
import { classNames } from '../kit/class-names.ts';
import { SearchInput } from '../SearchInput.tsx';
import styles from './SearchBox.module.css';

type Props = {
  value: string;
  onSearch: (text: string) => void;
  placeholder: string;
  /** `typing` searches after a pause, `enter` only on Enter or the button. */
  on?: 'typing' | 'enter';
  /** Removes characters that cannot be searched for. */
  clean?: ((text: string) => string) | undefined;
  className?: string | undefined;
};

/** Holds the typed text until it is searched for; follows the value when it is changed elsewhere. */
export const SearchBox = ({ value, onSearch, placeholder, on = 'typing', clean, className }: Props) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The result of our own search must not undo what has been typed since.
    if (sent !== value) setText(value);
  }
  const send = (typed: string) => {
    setSent(typed);
    onSearch(typed);
  };

  // The page may have changed since the typing: a filter removed meanwhile must not return with the search.
  const search = useEffectEvent(() => {
    if (text.trim() !== value) send(text.trim());
  });
  useEffect(() => {
    if (on !== 'typing') return undefined;
    const timer = setTimeout(() => search(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, on]);

  const find = () => {
    if (text.trim()) send(text.trim());
  };
  const box = (
    <SearchInput
      value={text}
      placeholder={placeholder}
      className={on === 'typing' ? className : undefined}
      onChange={(entered) => {
        const typed = clean?.(entered) ?? entered;
        setText(typed);
        // Clearing the field applies at once.
        if (typed === '') send('');
      }}
      onEnter={find}
    />
  );
  return on === 'typing' ? (
    box
  ) : (
    <div className={classNames(styles['joined'], className)}>
      {box}
      <Button onClick={find}>Search</Button>
    </div>
  );
};
