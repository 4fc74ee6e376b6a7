import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAllocation } from '@amberway/contract/users/allocation-endpoints';
import type { UserListRow } from '@amberway/contract/users/schemas';
import { call } from '../../../kernel/api.ts';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { AllocateForm } from './AllocateForm.tsx';

type Props = { row: UserListRow; onClose: () => void };

const WIDTH = 640;

/** Gives a family its coaches and success manager; the same dialog for a new family and for a change. */
export const AllocateDialog = ({ row, onClose }: Props) => {
  const [search, setSearch] = useState('');
  const typed = useDebounced(search.trim());
  const found = useQuery({
    queryKey: ['users', 'allocation', row._id, typed],
    queryFn: async ({ signal }) =>
      (await call(getAllocation, { params: { id: row._id }, query: { search: typed || undefined } }, { signal })).data,
    placeholderData: keepPreviousData,
    // Another administrator may have allocated the family since the list was loaded.
    staleTime: 0,
  });
  const { data } = found;
  if (!data)
    return (
      <Dialog open title={`Allocate ${fullName(row)}`} width={WIDTH} onClose={onClose}>
        <QueryPlaceholder query={found} lines={8} />
      </Dialog>
    );
  return (
    <AllocateForm
      // A change by somebody else starts the form anew, with what is stored now.
      key={[data.family.version, ...data.children.map(({ version }) => version)].join()}
      data={data}
      search={search}
      onSearch={setSearch}
      searching={found.isPlaceholderData}
      width={WIDTH}
      onClose={onClose}
      onStale={() => void found.refetch()}
    />
  );
};
