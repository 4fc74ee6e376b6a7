import { Link, useSearchParams } from '../../../kernel/router.ts';
import type { Lesson } from '@amberway/contract/learning/schemas';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { withOpen } from '../address.ts';
import { learningLabels } from '../labels.ts';
import styles from './item.module.css';

type Props = { course: { _id: string; title: string }; lessons: readonly Lesson[]; current: string };

/** The position of a video in its course, and a link to the next one. */
export const NextLesson = ({ course, lessons, current }: Props) => {
  const [params] = useSearchParams();
  const at = lessons.findIndex(({ _id }) => _id === current);
  const next = lessons[at + 1];
  return (
    <nav className={styles['next']} aria-label={course.title}>
      <span>
        {at >= 0 && `Lesson ${at + 1} of ${lessons.length} in `}
        <Link to={withOpen(params, { kind: 'course', id: course._id })}>{course.title}</Link>
      </span>
      {at >= 0 && next && (
        <Link className={styles['primary']} to={withOpen(params, { kind: 'video', id: next._id })}>
          {learningLabels.nextLesson}
          <Icon name="chevronRight" size={18} />
        </Link>
      )}
    </nav>
  );
};
