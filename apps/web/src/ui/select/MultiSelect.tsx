import type { ListControl, Option } from './options.ts';
import { SelectBox } from './SelectBox.tsx';
import { useTyped } from './use-typed.ts';

type Props<O> = ListControl<O> & {
  value?: readonly string[] | null | undefined;
  onChange?: ((values: string[]) => void) | undefined;
};

/** Any number of options. Enter selects or deselects the highlighted one, Tab changes nothing. */
export const MultiSelect = <O extends Option = Option>({ value, onChange, ...list }: Props<O>) => {
  const [typed, type] = useTyped(list.onSearch);
  const change = (next: string[]) => {
    type('');
    onChange?.(next);
  };
  return <SelectBox<O> {...list} several value={[...(value ?? [])]} onChange={change} typed={typed} onType={type} />;
};
