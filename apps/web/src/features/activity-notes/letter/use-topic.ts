import { DEFAULT_TITLE_PREFIX, withoutTitlePrefix } from '@amberway/contract/activity-notes/title';
import { usePublicSettings } from '../../../kernel/settings.ts';

/** A note's title without the configured prefix; until the settings are loaded, without the default one. */
export const useTopic = (): ((title: string) => string) => {
  const prefix = usePublicSettings()?.sessionTitlePrefix ?? DEFAULT_TITLE_PREFIX;
  return (title) => withoutTitlePrefix(title, prefix);
};
