import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMembers } from '@amberway/contract/members/endpoints';
import type { Member } from '@amberway/contract/members/schemas';
import { call } from '../../kernel/api.ts';
import { memberQuery } from '../../kernel/queries/selected-member.ts';
import { Select } from '../select/Select.tsx';
import { useDebounced } from '../use-debounced.ts';
import { fullName } from './full-name.ts';

type Props = {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  placeholder?: string;
  'aria-label'?: string;
  minWidth?: number;
  /** The children of the current family: listed first until something is typed. The choice cannot be cleared then. */
  siblings?: readonly Named[];
  /** Also offers the whole family, as an option with this value. */
  whole?: { value: string; label: string } | undefined;
  /** The choice can be changed but not cleared. */
  steady?: boolean;
};

type Named = { _id: string; firstName: string; lastName: string };

const FEW = 20;
const SELECT_DEBOUNCE_MS = 300;
/** Children of different families may have the same name; the parent's name distinguishes them. */
const labelOf = (child: Member) => `${fullName(child)} (${fullName(child.parent)})`;

/** One of the children in the viewer's reach, found by name. */
export const MemberSelect = ({
  value,
  onChange,
  placeholder = 'Search by name',
  siblings,
  whole,
  steady = false,
  ...rest
}: Props) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Member | null>(null);
  const [opened, setOpened] = useState(false);
  const search = useDebounced(typed.trim(), SELECT_DEBOUNCE_MS);
  const found = useQuery({
    queryKey: ['members', 'select', search],
    queryFn: async ({ signal }) =>
      (await call(listMembers, { query: { limit: FEW, ...(search && { search }) } }, { signal })).data,
    placeholderData: keepPreviousData,
    enabled: opened,
  });
  const children = found.data ?? [];
  const listed = [chosen, ...children].find((child) => child?._id === value);
  const family = siblings?.find(({ _id }) => _id === value);
  const isWhole = whole !== undefined && value === whole.value;
  // A child selected long ago may not be among the first results.
  const other = useQuery({ ...memberQuery(value ?? ''), enabled: Boolean(value) && !listed && !family && !isWhole });
  const current = listed ?? other.data;
  const first = search ? [] : (siblings ?? []);
  const others = children.filter(({ _id }) => !first.some((one) => one._id === _id));
  const list = {
    ...rest,
    value,
    shownAs: isWhole ? whole.label : family ? fullName(family) : current ? labelOf(current) : '…',
    placeholder,
    loading: found.isFetching || search !== typed.trim(),
    none: found.isPending ? 'Searching…' : 'Nobody found',
    options: [
      ...(whole && !search ? [whole] : []),
      ...first.map((child) => ({ value: child._id, label: fullName(child) })),
      ...others.map((child) => ({ value: child._id, label: labelOf(child) })),
    ],
    onSearch: setTyped,
    onOpen: () => setOpened(true),
    onChange: (next: string | null) => {
      setChosen(children.find(({ _id }) => _id === next) ?? null);
      onChange?.(next);
    },
  };
  return siblings || steady ? <Select {...list} /> : <Select {...list} clearable />;
};
