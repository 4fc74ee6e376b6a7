import { useCallback } from 'react';
import { useSearchParams } from '../../kernel/router.ts';
import { DATE_PRESETS, type DatePreset } from '@amberway/contract/shell/date-presets';
import { useMe } from '../../kernel/queries/me.ts';
import { DEFAULT_PRESET } from './DateRangePresets.tsx';
import { type DateRange, rangeOf } from './presets.ts';

const RANGE_PARAM = 'range';

const presetIn = (text: string | null, otherwise: DatePreset): DatePreset =>
  DATE_PRESETS.find((preset) => preset === text) ?? otherwise;

/** The date range from the URL. The default is left out of the URL. */
export const useRange = (otherwise: DatePreset = DEFAULT_PRESET) => {
  const { timeZone } = useMe();
  const [search, setSearch] = useSearchParams();
  const preset = presetIn(search.get(RANGE_PARAM), otherwise);
  const choose = useCallback(
    ({ name }: Pick<DateRange, 'name'>) =>
      setSearch(
        (now) => {
          if (name === otherwise) now.delete(RANGE_PARAM);
          else now.set(RANGE_PARAM, name);
          return now;
        },
        { replace: true },
      ),
    [otherwise, setSearch],
  );
  return { range: rangeOf(preset, timeZone), choose };
};
