import { useSearchParams } from '../../kernel/router.ts';

export type ListLayout = 'table' | 'list';

const PARAM = 'layout';

/** The layout of a list that has two; the table is the default and is omitted from the URL. */
export const useListLayout = () => {
  const [params, setParams] = useSearchParams();
  const layout: ListLayout = params.get(PARAM) === 'list' ? 'list' : 'table';
  const setLayout = (next: ListLayout) =>
    setParams(
      (now) => {
        if (next === 'list') now.set(PARAM, next);
        else now.delete(PARAM);
        return now;
      },
      { replace: true },
    );
  return { layout, setLayout };
};
