import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../kernel/router.ts';
import { dayRefused, daysBefore } from '@amberway/contract/diary/days';
import { DIARY_DAYS_BACK } from '@amberway/contract/diary/texts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { useMe } from '../../kernel/queries/me.ts';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { useDay } from '../../ui/use-day.ts';
import { type DayDrafts, draftKey } from './day-drafts.ts';
import { longDayName } from './day-names.ts';
import { DayForm } from './DayForm.tsx';
import { DayStrip } from './DayStrip.tsx';
import styles from './diary.module.css';
import { promptOf, promptsQuery } from './prompts.ts';
import { diaryQuery, moodsQuery, whenBoth } from './queries.ts';
import { diaryLabels } from './labels.ts';

const DAY_PARAM = 'day';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today, or the day in the URL: ?day=2026-11-15. */
export const WriteDay = ({ member, typed }: { member: MemberSummary; typed: DayDrafts }) => {
  const today = useDay(useMe().timeZone);
  const [params, setParams] = useSearchParams();
  const requested = params.get(DAY_PARAM) ?? '';
  const day = DAY.test(requested) && !dayRefused(requested, today) ? requested : today;
  const entries = useQuery(diaryQuery(member._id, daysBefore(today, DIARY_DAYS_BACK), today));
  const moods = useQuery(moodsQuery);
  const { data: prompts = [] } = useQuery(promptsQuery);
  const choose = (next: string) =>
    setParams(
      (now) => {
        const then = new URLSearchParams(now);
        if (next === today) then.delete(DAY_PARAM);
        else then.set(DAY_PARAM, next);
        return then;
      },
      { replace: true },
    );
  return (
    <LoadedCard title={diaryLabels.question(member.firstName)} query={whenBoth(entries, moods)} lines={14}>
      {(found) => {
        const entry = found.find((each) => each.day === day);
        const key = draftKey(member._id, day);
        return (
          <>
            <DayStrip today={today} chosen={day} entries={found} onChoose={choose} />
            <p className={styles['chosen']}>{longDayName(day)}</p>
            {moods.error && !moods.data ? (
              <QueryFailure query={moods} />
            ) : moods.data?.length === 0 ? (
              <p>{diaryLabels.noMoods}</p>
            ) : (
              <DayForm
                key={key}
                member={member._id}
                day={day}
                entry={entry}
                moods={moods.data ?? []}
                prompt={promptOf(prompts, day)}
                draft={typed.drafts[key]}
                onDraft={(change) => typed.change(key, change)}
              />
            )}
          </>
        );
      }}
    </LoadedCard>
  );
};
