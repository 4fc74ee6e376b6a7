import { useSearchParams } from '../../../kernel/router.ts';
import { contentTexts } from '@amberway/contract/content/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../../kernel/queries/me.ts';
import { ContentScreen } from '../ContentScreen.tsx';
import type { Override } from '../override.ts';
import { backTo } from '../overrides/back.ts';
import { blogOverride } from '../overrides/blog.ts';
import { IconWidget } from '../overrides/icon.tsx';

const SHOW = 'show';
const CATEGORIES = 'categories';

const withCategories: Override = {
  ...blogOverride,
  links: [{ screen: 'blogs', text: contentTexts.viewCategories, query: `?${SHOW}=${CATEGORIES}` }],
};
const categoryOverride: Override = { ...backTo('blogs'), widgets: { iconUrl: IconWidget } };

/** Blogs and their categories, which have no route of their own. */
export const BlogsScreen = () => {
  const [params] = useSearchParams();
  const mayKeep = useCan('blogCategories', 'edit');
  return mayKeep && params.get(SHOW) === CATEGORIES ? (
    <ContentScreen key={CATEGORIES} name="blogCategory" title="Blog Categories" override={categoryOverride} />
  ) : (
    <ContentScreen
      key="blogs"
      name="blog"
      title={SCREENS.blogs.title}
      override={mayKeep ? withCategories : blogOverride}
    />
  );
};
