import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { fileSrc } from '../../../kernel/file-src.ts';
import { useTellNames } from '../../../ui/form/form-context.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { CONTENT_SLICE } from '../types.ts';
import type { Option, Source } from './sources.ts';
import styles from './widgets.module.css';

type SelectOption = {
  value: string;
  label: string;
  name: string;
  picture?: string | null | undefined;
  note?: string | undefined;
};

type Props = {
  source: Source;
  /** Those the record already refers to. */
  known: readonly Option[];
  many: boolean;
  clearable?: boolean;
  id?: string;
  value?: string | readonly string[] | null;
  onChange?: (value: string | string[] | null) => void;
  placeholder?: string;
  /** Told with the whole option, for those who keep more than its id. */
  onOption?: (option: Option) => void;
};

const NONE: readonly Option[] = [];

const optionLine = ({ data: { name, picture, note } }: { data: SelectOption }) => (
  <span className={styles['option']}>
    {picture && <img src={fileSrc(picture, 200)} alt="" loading="lazy" />}
    <span>
      {name}
      {note && <small>{note}</small>}
    </span>
  </span>
);

/** One or several records of another kind, found while one types. */
export const ReferenceSelect = (props: Props) => {
  const { source, known, many, clearable, value, onChange, placeholder, onOption, ...rest } = props;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const words = useDebounced(source.searches ? search.trim() : '', source.pauseMs);
  const found = useQuery({
    queryKey: [CONTENT_SLICE, 'options', source.key, words],
    queryFn: ({ signal }) => source.find(words, signal),
    placeholderData: keepPreviousData,
    enabled: opened,
  });
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const offered = found.data ?? NONE;
  useTellNames(useMemo(() => [...known, ...chosen, ...offered], [known, chosen, offered]));
  const ids = value === null || value === undefined ? [] : [value].flat();
  // Whatever is chosen keeps its name while the search shows others.
  const kept = ids.flatMap((id) => [...offered, ...chosen, ...known].find(({ _id }) => _id === id) ?? []);
  const shown = [...kept.filter(({ _id }) => !offered.some((one) => one._id === _id)), ...offered];

  return (
    <Select<string | string[] | null, SelectOption>
      {...rest}
      {...(many ? { mode: 'multiple' as const } : {})}
      allowClear={clearable ?? many}
      showSearch={{ filterOption: !source.searches, optionFilterProp: 'label', onSearch: setSearch }}
      loading={found.isFetching}
      value={many ? [...ids] : (ids[0] ?? null)}
      placeholder={placeholder ?? 'Select'}
      notFoundContent={
        found.isError ? 'Could not be loaded. Please try again.' : found.isFetching ? 'Searching…' : 'No results found'
      }
      onOpenChange={(open) => {
        setOpened(opened || open);
        if (open && found.isError) void found.refetch();
      }}
      onChange={(next) => {
        setChosen((now) => [...now, ...offered]);
        setSearch('');
        const picked = offered.find(({ _id }) => _id === next);
        if (picked) onOption?.(picked);
        onChange?.(next ?? null);
      }}
      options={shown.map(({ _id, name, picture, note }) => ({ value: _id, label: name, name, picture, note }))}
      optionRender={optionLine}
    />
  );
};
