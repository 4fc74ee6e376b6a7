import { SCREENS } from '@amberway/contract/shell/routes';
import { ContentScreen } from '../ContentScreen.tsx';
import { shortOverride } from '../overrides/short.tsx';

export const ShortsScreen = () => <ContentScreen name="short" title={SCREENS.shorts.title} override={shortOverride} />;
