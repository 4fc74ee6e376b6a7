import type { ListControl, Option, Value } from './options.ts';
import { SelectBox } from './SelectBox.tsx';
import { useTyped } from './use-typed.ts';

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

/** One of several options. Enter selects the highlighted one; so does Tab after typing or the arrow keys. */
export const Select = <V extends Value = string, O extends Option<V> = Option<V>>(props: Props<V, O>) => {
  const { value, shownAs, searchable = false, listWidth, onChange, ...list } = props;
  const [typed, type] = useTyped(list.onSearch);
  const named = shownAs !== undefined && value !== null && value !== undefined;
  const change = (next: V | { value: V } | null | undefined) => {
    const chosen = typeof next === 'object' && next !== null ? next.value : (next ?? null);
    (onChange as ((value: V | null) => void) | undefined)?.(chosen);
  };
  return (
    <SelectBox<O>
      {...list}
      // An empty string is no choice: the placeholder shows.
      value={named ? { value, label: shownAs } : value === '' ? null : (value ?? null)}
      labelInValue={shownAs !== undefined}
      onChange={change}
      typed={searchable || list.onSearch ? typed : undefined}
      onType={type}
      popupWidth={listWidth}
    />
  );
};
