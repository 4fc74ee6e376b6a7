import { useState } from 'react';
import { Combobox } from './Combobox.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import type { ListControl, Option, Value } from './options.ts';
import { useLabels } from './use-labels.ts';

type Shared<V extends Value, O> = Omit<ListControl<O>, 'clearable'> & {
  value?: V | null | undefined;
  /** The label of the value while it is not among the options. */
  shownAs?: string | undefined;
  /** Typing filters the list. */
  searchable?: boolean | undefined;
  /** Width of the list in pixels, if it needs more room than the box. */
  listWidth?: number | undefined;
  defaultOpen?: boolean | undefined;
};
type Props<V extends Value, O> =
  | (Shared<V, O> & { clearable: true; onChange?: ((value: V | null) => void) | undefined })
  | (Shared<V, O> & { clearable?: false | undefined; onChange?: ((value: V) => void) | undefined });

/** One of several options. With a search, Enter takes the highlighted one, Tab too once somebody has gone to it. */
export const Select = <V extends Value = string, O extends Option<V> = Option<V>>(props: Props<V, O>) => {
  const { value: given, shownAs, searchable = false, onChange, onSearch, clearable, ...list } = props;
  // An empty text is no choice: the placeholder shows.
  const value = given === undefined || given === '' ? null : given;
  // What is being typed; null while the box shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: V | null) => (onChange as ((value: V | null) => void) | undefined)?.(next);
  const labelOf = useLabels<V, O>(list.options);
  if (!searchable && !onSearch)
    return <NativeSelect<V, O> {...list} value={value} shownAs={shownAs} clearable={clearable} onChange={change} />;
  const type = (text: string | null) => {
    if ((text ?? '') !== (typed ?? '')) onSearch?.(text ?? '');
    setTyped(text);
  };
  return (
    <Combobox<O>
      {...list}
      onSearch={onSearch}
      isChosen={(option) => option.value === value}
      onChoose={(option) => {
        setTyped(null);
        change(option.value);
      }}
      text={typed ?? (value === null ? '' : (labelOf(value) ?? shownAs ?? String(value)))}
      onType={type}
      onClosed={() => type(null)}
      onClear={
        clearable && value !== null
          ? () => {
              type(null);
              change(null);
            }
          : undefined
      }
    />
  );
};
