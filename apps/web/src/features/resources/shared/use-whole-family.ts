import { useSearchParams } from '../../../kernel/router.ts';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';

const PARAM = 'family';
const WHOLE = 'all';

/** Query parameter: all children of the family instead of the chosen one. */
export const useWholeFamily = () => {
  const [params, setParams] = useSearchParams();
  const change = (edit: (now: URLSearchParams) => void) =>
    setParams((now) => {
      edit(now);
      // Another list starts at its first page.
      now.delete('page');
      return now;
    });
  return {
    whole: params.get(PARAM) === WHOLE,
    setWhole: (on: boolean) => change((now) => (on ? now.set(PARAM, WHOLE) : now.delete(PARAM))),
    /** One history entry instead of two. */
    setChild: (id: string) =>
      change((now) => {
        now.delete(PARAM);
        now.set(MEMBER_PARAM, id);
      }),
  };
};
