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
  /** `typing` searches after a pause, `enter` only when asked to. */
  on?: 'typing' | 'enter';
  /** What is left of the typed text, where not every sign can be searched for. */
  clean?: ((text: string) => string) | undefined;
  className?: string | undefined;
};

/** Keeps what is being typed to itself until it is meant; follows the value when someone else changes it. */
export const SearchBox = ({ value, onSearch, placeholder, on = 'typing', clean, className }: Props) => {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Our own search coming back must not undo what has been typed since.
    if (sent !== value) setText(value);
  }
  const send = (typed: string) => {
    setSent(typed);
    onSearch(typed);
  };

  // The page may have changed since the typing: a filter taken off meanwhile must not come back with the search.
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
        // Emptying the box is meant at once.
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
