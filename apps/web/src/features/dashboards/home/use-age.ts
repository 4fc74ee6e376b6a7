import { useQuery } from '@tanstack/react-query';
import { clockAhead } from '../../../kernel/device/clock.ts';
import { useState } from 'react';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { useMe } from '../../../kernel/queries/me.ts';
import { saidClock, saidTime } from '../../../ui/said-dates.ts';
import { today } from '../../../ui/today.ts';
import { todayQuery } from '../queries.ts';
import { useOnline } from '../../../ui/use-online.ts';

type Age = {
  /** The time of the data shown, while newer data is on its way or cannot be loaded. */
  from: string | null;
  /** Newer data could not be loaded. */
  isOutdated: boolean;
};

export const useAge = (memberId: string | undefined): Age => {
  const { timeZone } = useMe();
  const online = useOnline();
  const [opened] = useState(Date.now);
  const { data, dataUpdatedAt, isFetching, isError } = useQuery({
    ...todayQuery(memberId ?? ''),
    enabled: memberId !== undefined,
  });
  if (!data) return { from: null, isOutdated: false };
  const isOld = isError || !online || (isFetching && opened - dataUpdatedAt > MINUTE);
  const loaded = new Date(dataUpdatedAt - clockAhead());
  // A device that is kept ready may show the home of an earlier day.
  const said = today(timeZone, loaded) === today(timeZone) ? saidClock : saidTime;
  return {
    from: isOld ? said(loaded.toISOString(), timeZone) : null,
    isOutdated: isError,
  };
};
