import { useInfiniteQuery } from '@tanstack/react-query';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan } from '../../../kernel/queries/me.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { useLivePosts } from '../use-live-posts.ts';
import styles from './mine.module.css';
import { PostCard } from './PostCard.tsx';
import { myPostsQuery } from './queries.ts';
import { myPostLabels } from './labels.ts';
import { WritePost } from './WritePost.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

/** A family's posts, with their responses and a form. Responses appear live. */
export const MyPostsScreen = () => {
  const mayWrite = useCan('posts', 'create');
  const list = useInfiniteQuery(myPostsQuery);
  useLivePosts();
  const posts = list.data?.pages.flatMap(({ docs }) => docs);
  return (
    <div className={styles['page']}>
      <PageHeading title={SCREENS.myPosts.title}>{myPostLabels.intro}</PageHeading>
      {mayWrite && <WritePost />}
      <section className={styles['list']} aria-label={myPostLabels.mine}>
        {posts?.map((post) => (
          <PostCard key={post._id} post={post} />
        ))}
        {posts?.length === 0 && <EmptyState title={myPostLabels.none}>{myPostLabels.noneWhy}</EmptyState>}
        <QueryPlaceholder query={list} title lines={6} />
      </section>
      {list.hasNextPage && (
        <Button size="large" wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {myPostLabels.more}
        </Button>
      )}
    </div>
  );
};
