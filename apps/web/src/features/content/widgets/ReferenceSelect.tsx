import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fileSrc } from '../../../kernel/file-src.ts';
import { useRegisterNames } from '../../../ui/form/form-context.ts';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import type { Option as SelectOption } from '../../../ui/select/options.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { CONTENT_SLICE } from '../slice.ts';
import type { Option, Source } from './sources.ts';
import styles from './widgets.module.css';

type Shown = SelectOption & Pick<Option, 'picture' | 'note'>;

type Props = {
  source: Source;
  /** The record's current references. */
  known: readonly Option[];
  many: boolean;
  clearable?: boolean;
  id?: string;
  value?: string | readonly string[] | null;
  onChange?: (value: string | string[] | null) => void;
  placeholder?: string;
  /** Called with the whole option, for callers that need more than its id. */
  onOption?: (option: Option) => void;
};

const NONE: readonly Option[] = [];

const optionLine = ({ label, picture, note }: Shown) => (
  <span className={styles['option']}>
    {picture && <img src={fileSrc(picture, 200)} alt="" loading="lazy" />}
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  </span>
);

/** One or several records of another type, with type-ahead search. */
export const ReferenceSelect = (props: Props) => {
  const { source, known, many, clearable, value, onChange, placeholder, onOption, ...rest } = props;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const wanted = source.searches ? search.trim() : '';
  const debounced = useDebounced(wanted, source.pauseMs);
  const found = useQuery({
    queryKey: [CONTENT_SLICE, 'options', source.key, debounced],
    queryFn: ({ signal }) => source.find(debounced, signal),
    placeholderData: keepPreviousData,
    enabled: opened,
  });
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const offered = found.data ?? NONE;
  useRegisterNames(useMemo(() => [...known, ...chosen, ...offered], [known, chosen, offered]));
  const searching = found.isFetching || debounced !== wanted;
  const ids = value === null || value === undefined ? [] : [value].flat();
  // The selected options keep their names while the search shows others.
  const selected = ids.flatMap((id) => [...offered, ...chosen, ...known].find(({ _id }) => _id === id) ?? []);
  const shown = [...selected.filter(({ _id }) => !offered.some((one) => one._id === _id)), ...offered];

  const took = (next: string | string[] | null) => {
    setChosen((now) => [...now, ...offered]);
    setSearch('');
    const picked = offered.find(({ _id }) => _id === next);
    if (picked) onOption?.(picked);
    onChange?.(next);
  };
  const list = {
    ...rest,
    ...(source.searches && { onSearch: setSearch }),
    loading: searching,
    placeholder: placeholder ?? 'Select',
    none: found.isError ? 'Could not be loaded. Please try again.' : searching ? 'Searching…' : 'No results found',
    onOpen: () => {
      setOpened(true);
      if (found.isError) void found.refetch();
    },
    options: shown.map(({ _id, name, picture, note }): Shown => ({ value: _id, label: name, picture, note })),
    renderOption: optionLine,
  };
  if (many) return <MultiSelect<Shown> {...list} clearable={clearable ?? true} value={ids} onChange={took} />;
  const one = { ...list, searchable: true, value: ids[0] ?? null };
  return clearable ? (
    <Select<string, Shown> {...one} clearable onChange={took} />
  ) : (
    <Select<string, Shown> {...one} onChange={took} />
  );
};
