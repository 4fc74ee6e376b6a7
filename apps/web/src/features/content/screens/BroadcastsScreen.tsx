import { SCREENS } from '@amberway/contract/shell/routes';
import { ContentScreen } from '../ContentScreen.tsx';
import { broadcastOverride } from '../overrides/broadcast.tsx';

export const BroadcastsScreen = () => (
  <ContentScreen name="broadcastMessage" title={SCREENS.broadcasts.title} override={broadcastOverride} />
);
