import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { ScreenSkeleton } from '../../../ui/ScreenSkeleton.tsx';
import { itemQuery } from '../queries.ts';
import { wholeQuery } from './whole-query.ts';
import styles from './item.module.css';
import { Transcript } from './Transcript.tsx';
import { Watch } from './Watch.tsx';

/** One video to watch inside another page. */
export const VideoPanel = ({ id }: { id: string }) => {
  const item = useQuery(itemQuery('video', id));
  const whole = useQuery(wholeQuery('video', id));
  const error = item.error ?? whole.error;
  if (item.data && whole.data)
    return (
      <div className={styles['panel']}>
        <Watch item={{ ...item.data, kind: 'video' }} link={whole.data.video} poster={whole.data.thumbnail} />
        <p className={styles['text']}>{whole.data.description}</p>
        <Transcript text={whole.data.transcript} />
      </div>
    );
  if (!error) return <ScreenSkeleton />;
  const again = () => void Promise.all([item.refetch(), whole.refetch()]);
  return <LoadFailure error={error} onRetry={again} busy={item.isFetching || whole.isFetching} />;
};
