import { SCREENS } from '@amberway/contract/shell/routes';
import { ContentScreen } from '../ContentScreen.tsx';
import { courseOverride } from '../overrides/course.tsx';

export const CoursesScreen = () => (
  <ContentScreen name="course" title={SCREENS.courses.title} override={courseOverride} />
);
