import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useMe } from '../../../kernel/queries/me.ts';
import { programmeQuery } from '../../../kernel/queries/programme.ts';
import { addDays, startOfDay } from '../../../ui/date-range/zoned-day.ts';
import { formatDay } from '../../../ui/dates.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { diaryQuery } from '../../diary/public.ts';
import { insightsQuery } from '../queries.ts';
import { DayDetails } from './DayDetails.tsx';
import { factsByDay, lastDayOf } from './month-days.ts';
import styles from './month.module.css';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthSums } from './MonthSums.tsx';
import { useMonth } from './use-month.ts';

const NONE: readonly never[] = [];

/** The moods of the month with what happened on the same days. */
const useMonthFacts = (member: string, month: string) => {
  const { timeZone } = useMe();
  const zone = timeZone ?? DEFAULT_TIME_ZONE;
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const range = {
    startDate: startOfDay(first, zone).toISOString(),
    endDate: new Date(startOfDay(addDays(last, 1), zone).getTime() - 1).toISOString(),
  };
  const days = useQuery(diaryQuery(member, first, last));
  const figures = useQuery(insightsQuery({ member, range, group: 'day' }));
  const rows = figures.isPlaceholderData ? undefined : figures.data?.data;
  // The whole programme is only needed for the names of skills.
  const named = useQuery({
    ...programmeQuery(member),
    enabled: rows?.some(({ skillsAchieved }) => skillsAchieved > 0),
  });
  const data =
    days.data && rows && factsByDay({ entries: days.data, rows, programme: named.data ?? NONE, zone: timeZone });
  return {
    data,
    error: days.error ?? figures.error,
    isFetching: days.isFetching || figures.isFetching,
    refetch: () => Promise.all([days.refetch(), figures.refetch()]),
  };
};

/** A child's month day by day: moods beside sessions and mastered skills. */
export const MoodMonth = ({ child }: { child: MemberSummary }) => {
  const { month, now, move, isLast } = useMonth();
  const [pressed, setPressed] = useState<string | null>(null);
  const query = useMonthFacts(child._id, month);
  const name = formatDay(`${month}-01`, 'MMMM YYYY');
  return (
    <LoadedCard
      title={name}
      query={query}
      lines={10}
      actions={
        <div className={styles['moves']}>
          <IconButton icon="chevronLeft" label="Month before" onClick={() => move(-1)} />
          <IconButton icon="chevronRight" label="Month after" disabled={isLast} onClick={() => move(1)} />
        </div>
      }
    >
      {(facts) => {
        const chosen = pressed?.startsWith(month) ? pressed : ([...facts.keys()].at(-1) ?? null);
        return (
          <div className={styles['month']}>
            <MonthGrid
              month={month}
              title={`Moods, sessions and mastered skills in ${name}`}
              facts={facts}
              now={now}
              chosen={chosen}
              onChoose={setPressed}
            />
            <div className={styles['side']}>
              {chosen && <DayDetails day={chosen} facts={facts.get(chosen)} />}
              {facts.size === 0 ? (
                <p className={styles['empty']}>
                  {`Nothing was noted for ${child.firstName} in ${name}. That is all right: one face a day in the diary is enough, and sessions and mastered skills appear by themselves.`}
                </p>
              ) : (
                <MonthSums facts={facts} />
              )}
            </div>
          </div>
        );
      }}
    </LoadedCard>
  );
};
