import { useSearchParams } from '../../../kernel/router.ts';
import { contentTexts } from '@amberway/contract/content/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ContentScreen } from '../ContentScreen.tsx';
import type { Override } from '../override.ts';
import { IconWidget } from '../overrides/icon.tsx';

const TABS = [contentTexts.homePrompts, contentTexts.homeCategories].map((key) => ({ key, label: key }));
const prompts: Override = { tabs: { list: TABS } };
const categories: Override = { tabs: { list: TABS }, widgets: { icon: IconWidget } };
const { title } = SCREENS.homeContent;

/** The content of the app's home: prompts and categories. */
export const HomeContentScreen = () => {
  const [params] = useSearchParams();
  return params.get('tab') === contentTexts.homeCategories ? (
    <ContentScreen key="categories" name="homeCategory" title={title} override={categories} />
  ) : (
    <ContentScreen key="prompts" name="homePrompt" title={title} override={prompts} />
  );
};
