import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMembers } from '@amberway/contract/members/endpoints';
import type { Member } from '@amberway/contract/members/schemas';
import { call } from '../../kernel/api.ts';
import { memberQuery } from '../../kernel/queries/selected-member.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { MEMBERS_SLICE } from './queries.ts';
import { Select } from '../../ui/select/Select.tsx';

type Props = {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  placeholder?: string;
};

const FEW = 20;
const SELECT_DEBOUNCE_MS = 300;
/** Brothers and sisters share a name with others; the parent tells them apart. */
const labelOf = (child: Member) => `${fullName(child)} (${fullName(child.parent)})`;

/** One of the children in the viewer's reach, found by name. */
export const MemberSelect = ({ value, onChange, placeholder = 'Search by name', ...rest }: Props) => {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Member | null>(null);
  const search = useDebounced(words.trim(), SELECT_DEBOUNCE_MS);
  const found = useQuery({
    queryKey: [MEMBERS_SLICE, 'select', search],
    queryFn: async ({ signal }) =>
      (await call(listMembers, { query: { limit: FEW, ...(search && { search }) } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  const children = found.data ?? [];
  const listed = [chosen, ...children].find((child) => child?._id === value);
  // One of long ago is not among the first few.
  const other = useQuery({ ...memberQuery(value ?? ''), enabled: Boolean(value) && found.isSuccess && !listed });
  const current = listed ?? other.data;
  return (
    <Select
      {...rest}
      clearable
      onSearch={setWords}
      loading={found.isFetching}
      value={value}
      shownAs={current ? labelOf(current) : '…'}
      placeholder={placeholder}
      none={found.isPending ? 'Searching…' : 'Nobody found'}
      onChange={(next) => {
        setChosen(children.find(({ _id }) => _id === next) ?? null);
        onChange?.(next);
      }}
      options={children.map((child) => ({ value: child._id, label: labelOf(child) }))}
    />
  );
};
