import type { FocusEvent, ReactNode } from 'react';

export type Value = string | number | boolean;

export type Option<V extends Value = string> = {
  value: V;
  label: string;
  /** Also found by this text, such as a country by its code. */
  find?: string;
};
export type OptionGroup<O> = { label: string; options: readonly O[] };

/** The props a form passes to the control of a field. */
export type FieldControl = {
  id?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | undefined;
  'aria-describedby'?: string | undefined;
};

/** The shared props of controls with a list. */
export type ListControl<O> = FieldControl & {
  options: readonly (O | OptionGroup<O>)[];
  placeholder?: string | undefined;
  loading?: boolean | undefined;
  clearable?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  /** The minimum width. */
  minWidth?: number | undefined;
  /** Shown instead of an empty list. */
  none?: ReactNode;
  /** Renders an option in the list, if the label is not enough. */
  renderOption?: ((option: O) => ReactNode) | undefined;
  /** The options come from an external search: it gets what is typed, and the list is shown unfiltered. */
  onSearch?: ((typed: string) => void) | undefined;
  onOpen?: (() => void) | undefined;
};

export const matches = (typed: string, { label, find = '' }: { label: string; find?: string }): boolean =>
  `${label} ${find}`.toLowerCase().includes(typed.trim().toLowerCase());
