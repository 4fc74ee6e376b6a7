import { type Ref, useImperativeHandle, useRef } from 'react';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { Icon } from './icons/Icon.tsx';
import { classNames } from './kit/class-names.ts';
import { Input } from './kit/Input.tsx';
import styles from './kit/Input.module.css';

type Props = {
  value: string;
  onChange: (text: string) => void;
  /** Shown in the empty field, and its accessible name unless `label` is given. */
  placeholder: string;
  label?: string;
  compact?: boolean;
  className?: string | undefined;
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The search field of every screen, with the server's maximum length. */
export const SearchInput = ({ value, onChange, placeholder, label, compact = false, onEnter, ...rest }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(rest.ref, () => input.current as HTMLInputElement);
  const clear = () => {
    onChange('');
    // The button goes with the text; the next search is typed at once.
    input.current?.focus();
  };
  return (
    <span className={classNames(styles['frame'], rest.className)}>
      <span className={styles['start']}>
        <Icon name="search" size={16} />
      </span>
      <Input
        ref={input}
        type="search"
        size={compact ? 'small' : 'medium'}
        value={value}
        maxLength={SEARCH_TEXT_MAX}
        placeholder={placeholder}
        aria-label={label ?? placeholder}
        className={classNames(styles['withStart'], styles['withClear'])}
        onChange={(event) => onChange(event.target.value.slice(0, SEARCH_TEXT_MAX))}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
      {value !== '' && (
        <button type="button" className={styles['end']} aria-label="Clear search" onClick={clear}>
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  );
};
