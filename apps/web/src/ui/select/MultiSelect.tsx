import { Combobox } from './Combobox.tsx';
import type { ListControl, Option } from './options.ts';
import { useLabels } from './use-labels.ts';
import { useTyped } from './use-typed.ts';

type Props<O> = ListControl<O> & {
  value?: readonly string[] | null | undefined;
  onChange?: ((values: string[]) => void) | undefined;
};

/** Any number of options. Enter selects or deselects the highlighted one, Tab changes nothing. */
export const MultiSelect = <O extends Option = Option>({ value, onChange, ...list }: Props<O>) => {
  const [typed, type] = useTyped(list.onSearch);
  const chosen = value ?? [];
  const change = (next: string[]) => {
    type('');
    onChange?.(next);
  };
  const drop = (dropped: string) => change(chosen.filter((one) => one !== dropped));
  const labelOf = useLabels<string, O>(list.options);
  return (
    <Combobox<O>
      {...list}
      several
      isChosen={(option) => chosen.includes(option.value)}
      onChoose={({ value: one }) => (chosen.includes(one) ? drop(one) : change([...chosen, one]))}
      text={typed}
      onType={type}
      onClosed={() => type('')}
      onClear={list.clearable && chosen.length > 0 ? () => change([]) : undefined}
      onRemoveLast={() => change(chosen.slice(0, -1))}
      chips={{ items: chosen.map((one) => ({ value: one, label: labelOf(one) ?? one })), onRemove: drop }}
    />
  );
};
