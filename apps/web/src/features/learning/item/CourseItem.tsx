import { Link, useSearchParams } from '../../../kernel/router.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { withOpen } from '../address.ts';
import { HowFar } from '../HowFar.tsx';
import { Thumbnail } from '../library/Thumbnail.tsx';
import { learningLabels } from '../labels.ts';
import { ItemHeading } from './ItemHeading.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './item.module.css';
import { Lessons } from './Lessons.tsx';

export const CourseItem = ({ item, whole }: ItemProps<'course'>) => {
  const [params] = useSearchParams();
  const { lessonList, state } = item;
  const next = lessonList.find((lesson) => lesson.state !== 'done') ?? lessonList[0];
  return (
    <div className={styles['page']}>
      <ItemHeading item={item}>{whole.pathway.name}</ItemHeading>
      <div className={styles['course']}>
        <Thumbnail src={whole.previewThumbnail} kind="course" />
        <div className={styles['stand']}>
          <HowFar item={item} />
          {next && (
            <Link className={styles['primary']} to={withOpen(params, { kind: 'video', id: next._id })}>
              {state === 'new'
                ? learningLabels.startCourse
                : state === 'done'
                  ? learningLabels.again
                  : learningLabels.continueCourse}
            </Link>
          )}
        </div>
      </div>
      <SectionCard title={learningLabels.lessons}>
        {lessonList.length > 0 ? (
          <Lessons lessons={lessonList} />
        ) : (
          <EmptyState small title={learningLabels.noLessons} />
        )}
      </SectionCard>
    </div>
  );
};
