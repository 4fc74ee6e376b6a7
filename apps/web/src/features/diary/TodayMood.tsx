import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../kernel/router.ts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { outboxTexts } from '../../kernel/outbox/texts.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { saidClock } from '../../ui/said-dates.ts';
import { useDay } from '../../ui/use-day.ts';
import styles from './diary.module.css';
import { MoodPicker } from './MoodPicker.tsx';
import { diaryQuery, moodsQuery, whenBoth } from './queries.ts';
import { useDiary, useWaitingDay } from './use-diary.ts';
import { diaryLabels } from './labels.ts';

/** Today's mood in one tap, for a family's home. A note can be added in the diary. */
export const TodayMood = ({ member }: { member: MemberSummary }) => {
  const mayWrite = useCan('diary', 'write');
  const { timeZone } = useMe();
  const day = useDay(timeZone);
  const days = useQuery(diaryQuery(member._id, day, day));
  const moods = useQuery({ ...moodsQuery, enabled: mayWrite });
  const { save, busy } = useDiary();
  const waiting = useWaitingDay(member._id, day);
  // Optimistic: when saving fails, the stored mood is restored with the reason.
  const [picked, setPicked] = useState<string | null>(null);
  if (!mayWrite) return null;
  const title = diaryLabels.today(member.firstName);
  return (
    <LoadedCard
      title={title}
      lines={4}
      query={whenBoth(days, moods)}
      actions={
        <Link to={`${SCREENS.diary.path}?${MEMBER_PARAM}=${member._id}`} className={styles['open']}>
          {diaryLabels.openDiary}
        </Link>
      }
    >
      {([entry]) =>
        moods.error && !moods.data ? (
          <QueryFailure query={moods} />
        ) : (
          <>
            <MoodPicker
              label={title}
              labelHidden
              moods={moods.data ?? []}
              chosen={picked ?? waiting?.emoji ?? entry?.emoji._id ?? null}
              onChoose={(emoji) => {
                if (busy) return;
                setPicked(emoji);
                void save(
                  { member: member._id, day, emoji, note: waiting ? waiting.note : (entry?.note ?? null) },
                  entry,
                ).then(() => setPicked(null));
              }}
            />
            {/* Its line is there before the first tap, so that nothing moves after it. */}
            <p className={styles['saved']}>
              {waiting && !picked
                ? outboxTexts.waits
                : entry && !picked
                  ? diaryLabels.savedAt(saidClock(entry.updatedAt, timeZone))
                  : diaryLabels.oneTap}
            </p>
          </>
        )
      }
    </LoadedCard>
  );
};
