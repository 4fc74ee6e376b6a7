import { useMe } from '../../../kernel/queries/me.ts';
import { useSearchParams } from '../../../kernel/router.ts';
import { today } from '../../../ui/today.ts';
import { monthOf, monthsLater } from './month-days.ts';

const PARAM = 'month';

/** The month of the calendar, stored in the URL; the current one is left out. */
export const useMonth = () => {
  const { timeZone } = useMe();
  const [search, setSearch] = useSearchParams();
  const now = today(timeZone);
  const thisMonth = now.slice(0, 7);
  const month = monthOf(search.get(PARAM), thisMonth);
  const move = (count: number) =>
    setSearch(
      (params) => {
        const next = monthsLater(month, count);
        if (next >= thisMonth) params.delete(PARAM);
        else params.set(PARAM, next);
        return params;
      },
      { replace: true },
    );
  return { month, now, move, isLast: month === thisMonth };
};
