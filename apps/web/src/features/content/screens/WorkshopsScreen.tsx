import { SCREENS } from '@amberway/contract/shell/routes';
import { ContentScreen } from '../ContentScreen.tsx';
import { workshopOverride } from '../overrides/workshop.tsx';

export const WorkshopsScreen = () => (
  <ContentScreen name="workshop" title={SCREENS.workshops.title} override={workshopOverride} />
);
