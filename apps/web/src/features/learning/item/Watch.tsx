import { isOwnFilm } from '@amberway/contract/content/fields';
import type { ProgressKind } from '@amberway/contract/learning/kinds';
import type { OpenItem } from '@amberway/contract/learning/schemas';
import { useState } from 'react';
import { useCan } from '../../../kernel/queries/me.ts';
import { Film } from '../../../ui/media/Film.tsx';
import { useCoachText } from '../../../ui/people/use-coach-text.ts';
import { clock } from '../how-far.ts';
import { learningLabels } from '../labels.ts';
import { DoneButton } from './DoneButton.tsx';
import styles from './item.module.css';
import { useSaveProgress } from './use-progress.ts';
import { useWatching } from './use-watching.ts';

type Props = { item: OpenItem & { kind: ProgressKind }; link: string | null; poster: string | null };

/** A video that resumes where the reader stopped, with actions. */
export const Watch = ({ item, link, poster }: Props) => {
  const { kind, _id, title, state, progress } = item;
  const may = useCan('learning', 'write');
  const coachText = useCoachText();
  // The position when the page opened: the video must not jump on its own progress updates.
  const [startAt] = useState(state === 'started' ? (progress?.seconds ?? 0) : 0);
  const onPosition = useWatching(kind, _id, startAt);
  const { save } = useSaveProgress(kind, _id, () => undefined);
  const begin = () => {
    if (may && state === 'new') void save({ seconds: 0 });
  };
  const plays = link !== null && isOwnFilm(link, [location.origin]);
  return (
    <div className={styles['watch']}>
      <Film
        link={link}
        title={title}
        poster={poster ?? undefined}
        startAt={startAt}
        onPosition={onPosition}
        onLeave={begin}
      />
      <div className={styles['below']}>
        <p className={styles['hint']}>
          {plays
            ? startAt > 0 && state === 'started' && learningLabels.stoppedAt(clock(startAt))
            : link && coachText(learningLabels.outside)}
        </p>
        {link && <DoneButton item={item} />}
      </div>
    </div>
  );
};
