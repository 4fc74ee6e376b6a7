import { useSearchParams } from '../../../kernel/router.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';
import { noteHref } from '../paths.ts';

/** Opens a note; the list's own query parameters stay in the URL for the way back. */
export const useLetterHref = (memberId: string): ((noteId: string) => string) => {
  const [params] = useSearchParams();
  const here = new URLSearchParams(params);
  here.set(MEMBER_PARAM, memberId);
  return (noteId) => noteHref(noteId, 'view', here);
};
