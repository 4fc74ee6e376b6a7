import { useSearchParams } from 'react-router';
import { MEMBER_PARAM } from '../../../kernel/queries/selected-member.ts';

const PARAM = 'family';
const WHOLE = 'all';

/** Whether all children of the family are meant instead of the chosen one; part of the address. */
export const useWholeFamily = () => {
  const [params, setParams] = useSearchParams();
  const change = (edit: (now: URLSearchParams) => void) =>
    setParams((now) => {
      edit(now);
      // Another list begins at its first page.
      now.delete('page');
      return now;
    });
  return {
    whole: params.get(PARAM) === WHOLE,
    setWhole: (on: boolean) => change((now) => (on ? now.set(PARAM, WHOLE) : now.delete(PARAM))),
    /** One step back instead of two. */
    setChild: (id: string) =>
      change((now) => {
        now.delete(PARAM);
        now.set(MEMBER_PARAM, id);
      }),
  };
};
