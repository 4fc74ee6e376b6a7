import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../../ui/people/full-name.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { itemQuery } from '../queries.ts';
import { learningLabels } from '../labels.ts';
import { ItemHeading } from './ItemHeading.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './item.module.css';
import { Lessons } from './Lessons.tsx';
import { NextLesson } from './NextLesson.tsx';
import { Transcript } from './Transcript.tsx';
import { Watch } from './Watch.tsx';

export const VideoItem = ({ item, whole }: ItemProps<'video'>) => {
  const course = useQuery({ ...itemQuery('course', item.course?._id ?? ''), enabled: item.course !== null });
  const lessons = course.data?.lessonList ?? [];
  return (
    <div className={styles['page']}>
      <ItemHeading item={item}>{`By ${fullName(whole.author)}`}</ItemHeading>
      <Watch item={{ ...item, kind: 'video' }} link={whole.video} poster={whole.thumbnail} />
      {item.course && <NextLesson course={item.course} lessons={lessons} current={item._id} />}
      <p className={styles['text']}>{whole.description}</p>
      {whole.externalCopyright && <p className={styles['small']}>{whole.externalCopyright}</p>}
      <Transcript text={whole.transcript} />
      {item.course && lessons.length > 0 && (
        <SectionCard title={`${learningLabels.lessons}: ${item.course.title}`}>
          <Lessons lessons={lessons} current={item._id} />
        </SectionCard>
      )}
    </div>
  );
};
