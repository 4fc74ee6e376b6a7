import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listLeanUsers } from '@amberway/contract/users/endpoints';
import { call } from '../../kernel/api.ts';
import { useCanAll } from '../../kernel/queries/me.ts';
import { fullName } from '../../ui/people/full-name.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { clientsQuery } from '../users/public.ts';

/** Shorter debounce than in a list, because a select searches while the user types. */
const SELECT_DEBOUNCE_MS = 300;
const OFFERED = 50;

export type ClientOption = { _id: string; name: string; hint: string };

const leanQuery = (search: string) => ({
  queryKey: ['users', 'lean', 'customer', search],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (
      await call(
        listLeanUsers,
        { params: { type: 'customer' as const }, query: { limit: OFFERED, ...(search && { search }) } },
        { signal },
      )
    ).data,
});

/** Families to write to: a coach's own clients, with their children; for administrators every customer. */
export const useClientSearch = (text: string) => {
  const wanted = text.trim();
  const search = useDebounced(wanted, SELECT_DEBOUNCE_MS);
  const everyone = useCanAll('messages', 'send');
  const lean = useQuery({ ...leanQuery(search), enabled: everyone, placeholderData: keepPreviousData });
  const own = useInfiniteQuery({ ...clientsQuery(search), enabled: !everyone, placeholderData: keepPreviousData });

  const clients: ClientOption[] = everyone
    ? (lean.data ?? []).map((one) => ({ _id: one._id, name: fullName(one), hint: one.email }))
    : (own.data?.pages ?? []).flatMap(({ data }) =>
        data.map((one) => ({
          _id: one._id,
          name: fullName(one),
          hint: one.members.map(({ firstName }) => firstName).join(', '),
        })),
      );
  const { isPending, isFetching, error, refetch } = everyone ? lean : own;
  return { clients, isPending, searching: isFetching || search !== wanted, error, retry: () => void refetch() };
};
