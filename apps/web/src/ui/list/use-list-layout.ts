import { useSearchParams } from 'react-router';

export type ListLayout = 'table' | 'list';

const PARAM = 'layout';

/** How a list that can be drawn in two ways is drawn; the table is the usual one and has no name in the address. */
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
      { replace: true, preventScrollReset: true },
    );
  return { layout, setLayout };
};
