import type { FocusEvent, ReactNode } from 'react';

export type Value = string | number | boolean;

export type Option<V extends Value = string> = {
  value: V;
  label: string;
  /** Found by this text as well, such as a country by its code. */
  find?: string;
};
export type OptionGroup<O> = { label: string; options: readonly O[] };

/** What a form gives to the control of a field. */
export type FieldControl = {
  id?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | undefined;
  'aria-describedby'?: string | undefined;
};

/** What the controls share that offer a list. */
export type ListControl<O> = FieldControl & {
  options: readonly (O | OptionGroup<O>)[];
  placeholder?: string | undefined;
  loading?: boolean | undefined;
  clearable?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  /** Narrower than this it does not get. */
  minWidth?: number | undefined;
  /** In place of an empty list. */
  none?: ReactNode;
  /** How an option looks in the list, where its label is not all. */
  renderOption?: ((option: O) => ReactNode) | undefined;
  /** The options come from a search elsewhere: what is typed goes there, and the list is shown as it is. */
  onSearch?: ((typed: string) => void) | undefined;
  onOpen?: (() => void) | undefined;
};

export const matches = (typed: string, { label, find = '' }: { label: string; find?: string }): boolean =>
  `${label} ${find}`.toLowerCase().includes(typed.trim().toLowerCase());
