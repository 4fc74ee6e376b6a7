import { Link, useSearchParams } from '../../../kernel/router.ts';
import type { Lesson } from '@amberway/contract/learning/schemas';
import { withOpen } from '../address.ts';
import { HowFar } from '../HowFar.tsx';
import { Thumbnail } from '../library/Thumbnail.tsx';
import styles from './item.module.css';

type Props = { lessons: readonly Lesson[]; current?: string };

/** The videos of a course, in order. */
export const Lessons = ({ lessons, current }: Props) => {
  const [params] = useSearchParams();
  return (
    <ol className={styles['lessons']}>
      {lessons.map(({ _id, title, thumbnail, state, progress }, at) => (
        <li key={_id} data-current={_id === current}>
          <span className={styles['number']} aria-hidden="true">
            {at + 1}
          </span>
          <Thumbnail src={thumbnail} kind="video" />
          <span className={styles['lesson']}>
            <Link to={withOpen(params, { kind: 'video', id: _id })} aria-current={_id === current ? 'page' : undefined}>
              {title}
            </Link>
            <HowFar item={{ kind: 'video', state, progress, lessons: null }} />
          </span>
        </li>
      ))}
    </ol>
  );
};
