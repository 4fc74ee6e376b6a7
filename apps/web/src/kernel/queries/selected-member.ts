import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from '../router.ts';
import { type Role, isStaff } from '@amberway/contract/kernel/roles';
import { getMember, listMembers } from '@amberway/contract/members/endpoints';
import type { Member, MemberSummary } from '@amberway/contract/members/schemas';
import { memberTexts } from '@amberway/contract/members/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { isPassing } from '../api-error.ts';
import { call } from '../api.ts';
import { isAboutChild } from '../child-pages.ts';
import { read, write } from '../sign-in/storage.ts';
import { useMe } from './me.ts';

export const MEMBER_PARAM = 'memberId';

export const memberQuery = (id: string) => ({
  queryKey: ['members', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(getMember, { params: { id } }, { signal })).data,
});

/** In the form of the children in `user/me`: with the parent's id. */
const toSummary = ({ parent, ...child }: Member): MemberSummary => ({ ...child, parent: parent._id });

/** All children of one customer. */
export const siblingsQuery = (parent: string) => ({
  queryKey: ['members', 'of', parent],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(listMembers, { query: { parent } }, { signal })).data.map(toSummary),
});

/**
 * The URL first, then the last choice, then the first child. A family that requests another family's child gets none:
 * a different child at that URL would be mistaken for the one it names.
 */
export const chooseMemberId = (
  role: Role,
  own: readonly string[],
  fromUrl: string | null,
  stored: string | null,
): string | null => {
  const allowed = (id: string | null): id is string => id !== null && (isStaff({ role }) || own.includes(id));
  if (fromUrl) return allowed(fromUrl) ? fromUrl : null;
  return allowed(stored) ? stored : (own[0] ?? null);
};

/** The child that a page about one will show to this user. */
export const memberIdNow = ({ role, members }: Pick<CurrentUser, 'role' | 'members'>): string | null =>
  chooseMemberId(
    role,
    members.map(({ _id }) => _id),
    new URLSearchParams(location.search).get(MEMBER_PARAM),
    read('selectedMember'),
  );

/**
 * The last choice of this tab: read once and changed only by its own choices. A choice in another tab must not change
 * which child an open page is about.
 */
const choiceQuery = queryOptions<string | null>({
  queryKey: ['selectedMember'],
  queryFn: skipToken,
  initialData: () => read('selectedMember'),
  gcTime: Number.POSITIVE_INFINITY,
});

const useChoice = () => {
  const client = useQueryClient();
  const { data: chosen = null } = useQuery(choiceQuery);
  const choose = useCallback(
    (id: string) => {
      // For tabs that are opened later.
      write('selectedMember', id);
      client.setQueryData(choiceQuery.queryKey, id);
    },
    [client],
  );
  return { chosen, choose };
};

/** For components that select a child and then navigate. */
export const useChooseMember = (): ((id: string) => void) => useChoice().choose;

/** The id of the child that the open page is about, without loading the child; null if it is about none. */
export const useChildInView = (): string | null => {
  const { role, members } = useMe();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { chosen } = useChoice();
  const fromUrl = search.get(MEMBER_PARAM);
  if (!fromUrl && !isAboutChild(pathname, isStaff({ role }))) return null;
  const own = members.map(({ _id }) => _id);
  return chooseMemberId(role, own, fromUrl, chosen);
};

export type SelectedMember = {
  member: MemberSummary | null;
  /** The child's clinician; for null show a placeholder. */
  primaryContact: MemberSummary['primaryContactObject'];
  /** The children to choose from. */
  members: MemberSummary[];
  select: (id: string) => void;
  loading: boolean;
  error: Error | null;
  /** Retries after an error. */
  retry: { again: () => void; busy: boolean };
  /** The specification's text if there is no such child; not set for a temporary failure. */
  notFound: string | null;
};

/** The selected child. Selecting one updates the URL and remembers it for the next screen. */
export const useSelectedMember = (): SelectedMember => {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const fromUrl = search.get(MEMBER_PARAM);
  const { chosen, choose } = useChoice();
  const ids = me.members.map((m) => m._id);
  const id = chooseMemberId(me.role, ids, fromUrl, chosen);
  const own = me.members.find((m) => m._id === id) ?? null;
  const fetched = useQuery({ ...memberQuery(id ?? ''), select: toSummary, enabled: id !== null && own === null });

  useEffect(() => {
    if (id && id === fromUrl) choose(id);
  }, [id, fromUrl, choose]);

  const select = useCallback(
    (next: string) => {
      choose(next);
      setSearch((now) => {
        now.set(MEMBER_PARAM, next);
        return now;
      });
    },
    [choose, setSearch],
  );

  const member = own ?? fetched.data ?? null;
  // No request for a child that a family cannot have.
  const foreign = Boolean(fromUrl) && id === null;
  return {
    member,
    primaryContact: member?.primaryContactObject ?? null,
    members: me.members,
    select,
    loading: fetched.isLoading,
    error: fetched.error,
    retry: { again: () => void fetched.refetch(), busy: fetched.isFetching },
    notFound: foreign || (fetched.error && !isPassing(fetched.error)) ? memberTexts.memberNotFound : null,
  };
};
