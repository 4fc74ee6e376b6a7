import { Input, type InputRef } from 'antd';
import type { Ref } from 'react';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { Icon } from './icons/Icon.tsx';

type Props = {
  value: string;
  onChange: (text: string) => void;
  /** Shown in the empty field, and its accessible name unless `label` is given. */
  placeholder: string;
  label?: string;
  compact?: boolean;
  className?: string | undefined;
  onEnter?: () => void;
  ref?: Ref<InputRef>;
};

/** The search field of every screen, with the server's maximum length. */
export const SearchInput = ({ value, onChange, placeholder, label, compact = false, onEnter, ...rest }: Props) => (
  <Input
    ref={rest.ref ?? null}
    type="search"
    allowClear
    size={compact ? 'small' : 'medium'}
    value={value}
    maxLength={SEARCH_TEXT_MAX}
    prefix={<Icon name="search" size={16} />}
    placeholder={placeholder}
    aria-label={label ?? placeholder}
    className={rest.className ?? ''}
    onChange={(event) => onChange(event.target.value.slice(0, SEARCH_TEXT_MAX))}
    onPressEnter={() => onEnter?.()}
  />
);
