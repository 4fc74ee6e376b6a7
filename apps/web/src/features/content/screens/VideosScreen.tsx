import { SCREENS } from '@amberway/contract/shell/routes';
import { ContentScreen } from '../ContentScreen.tsx';
import { videoOverride } from '../overrides/video.tsx';

export const VideosScreen = () => <ContentScreen name="video" title={SCREENS.videos.title} override={videoOverride} />;
