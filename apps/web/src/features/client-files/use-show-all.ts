import { useSearchParams } from '../../kernel/router.ts';

const PARAM = 'all';

/** Query parameter: all children of the family instead of the chosen one. */
export const useShowAll = () => {
  const [params, setParams] = useSearchParams();
  return {
    showAll: params.get(PARAM) === 'true',
    setShowAll: (on: boolean) =>
      setParams((now) => {
        if (on) now.set(PARAM, 'true');
        else now.delete(PARAM);
        now.delete('page');
        return now;
      }),
  };
};
