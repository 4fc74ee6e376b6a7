import { useMemo } from 'react';
import type { WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';
import { OrderedReferencesWidget } from '../widgets/OrderedReferencesWidget.tsx';
import { videosForCourse } from '../widgets/sources.ts';

const CourseVideos = (props: WidgetProps) => {
  const course = props.record?._id ?? null;
  const from = useMemo(() => videosForCourse(course), [course]);
  return <OrderedReferencesWidget {...props} from={from} />;
};

export const courseOverride: Override = { widgets: { videos: CourseVideos } };
