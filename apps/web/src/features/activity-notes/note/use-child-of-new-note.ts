import { useQuery } from '@tanstack/react-query';
import { memberQuery, MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { useSearchParams } from '../../../kernel/router.ts';

/**
 * The child of a new note: only the one named by the URL, which a child's page or a session has set. The child that
 * was looked at last is no choice: a note would go into the wrong record unnoticed.
 */
export const useChildOfNewNote = () => {
  const [params] = useSearchParams();
  const id = params.get(MEMBER_PARAM);
  const found = useQuery({ ...memberQuery(id ?? ''), enabled: id !== null });
  return { member: found.data ?? null, memberId: found.data?._id ?? null, loading: found.isLoading };
};
