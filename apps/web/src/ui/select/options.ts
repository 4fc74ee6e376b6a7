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

export const isGroup = <O>(entry: O | OptionGroup<O>): entry is OptionGroup<O> =>
  typeof entry === 'object' && entry !== null && 'options' in entry;

/** All options in order, each with the group it stands in. */
export const flat = <O>(options: readonly (O | OptionGroup<O>)[]): { group: string | null; option: O }[] =>
  options.flatMap<{ group: string | null; option: O }>((entry) =>
    isGroup<O>(entry)
      ? entry.options.map((option) => ({ group: entry.label, option }))
      : [{ group: null, option: entry }],
  );

type Placed<O> = { group: string | null; option: O };

/** Neighbours of one group together; `from` is the place of the first among all. */
export const runs = <O>(all: readonly Placed<O>[]): { group: string | null; from: number; items: Placed<O>[] }[] =>
  all.reduce<{ group: string | null; from: number; items: Placed<O>[] }[]>((found, item, at) => {
    const last = found.at(-1);
    if (last && last.group === item.group) last.items.push(item);
    else found.push({ group: item.group, from: at, items: [item] });
    return found;
  }, []);
