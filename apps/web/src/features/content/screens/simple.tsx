import { SLIDE_FAILED } from '@amberway/contract/content/types/feature-slide';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ContentScreen } from '../ContentScreen.tsx';
import type { Override } from '../override.ts';
import { backTo } from '../overrides/back.ts';

// Screens that need no override, or only a link back to their main list.

const slides: Override = { failed: SLIDE_FAILED };
const toAvatars = backTo('avatars');
const toResources = backTo('resources');
const toShorts = backTo('shorts');
const toVideos = backTo('videos');

export const AuthorsScreen = () => <ContentScreen name="author" title={SCREENS.authors.title} />;

export const FeaturesScreen = () => (
  <ContentScreen name="featureSlide" title={SCREENS.features.title} override={slides} />
);

export const AvatarEventsScreen = () => (
  <ContentScreen name="assetEvent" title={SCREENS.avatarEvents.title} override={toAvatars} />
);

export const VideoCategoriesScreen = () => (
  <ContentScreen name="videoCategory" title={SCREENS.videoCategories.title} override={toVideos} />
);

export const ResourceCategoriesScreen = () => (
  <ContentScreen name="resourceObjective" title={SCREENS.resourceCategories.title} override={toResources} />
);

export const ShortLevelsScreen = () => (
  <ContentScreen name="shortLevel" title={SCREENS.shortLevels.title} override={toShorts} />
);

export const ShortCategoriesScreen = () => (
  <ContentScreen name="shortCategory" title={SCREENS.shortCategories.title} override={toShorts} />
);
