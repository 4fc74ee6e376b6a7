import { useMemo } from 'react';
import { ContentField } from '../form/ContentField.ts';
import { fieldProps, type WidgetProps } from '../form/widget.ts';
import type { Override } from '../override.ts';
import { OrderedReferences } from '../widgets/OrderedReferences.tsx';
import { knownOf } from '../widgets/ReferenceWidget.tsx';
import { videosForCourse } from '../widgets/sources.ts';

/** Several videos in a chosen order. */
const CourseVideos = (props: WidgetProps) => {
  const course = props.record?._id ?? null;
  const source = useMemo(() => videosForCourse(course), [course]);
  return (
    <ContentField {...fieldProps(props)}>
      <OrderedReferences label={props.field.label} source={source} known={knownOf(props)} />
    </ContentField>
  );
};

export const courseOverride: Override = {
  widgets: { videos: CourseVideos },
  unlinked: 'No link to share yet: families see a course once one of its videos is published.',
};
