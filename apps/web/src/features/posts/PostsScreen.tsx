import { POST_SORTS } from '@amberway/contract/posts/endpoints';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { POST_PAGE_SIZE, postTexts } from '@amberway/contract/posts/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import type { RowAction } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { DEFAULT_PAGE_SIZES } from '../../ui/list/list-state.ts';
import { useListState } from '../../ui/list/use-list-state.ts';
import { postColumns } from './columns.tsx';
import { PostDrawer } from './PostDrawer.tsx';
import { isUnansweredOnly, UNANSWERED, usePosts } from './queries.ts';
import { useLivePosts } from './use-live-posts.ts';
import { usePostActions } from './use-post-actions.ts';
import { usePostUrl } from './use-post-url.ts';
import { personName, postLabels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';

const OPTIONS = {
  filters: [UNANSWERED],
  sorts: POST_SORTS,
  pageSizes: [POST_PAGE_SIZE, ...DEFAULT_PAGE_SIZES.filter((size) => size !== POST_PAGE_SIZE)],
};

/** The posts of families, and the responses to them. */
export const PostsScreen = () => {
  const { timeZone } = useMe();
  const url = useListState(OPTIONS);
  const unansweredOnly = isUnansweredOnly(url);
  const showAll = () => {
    url.setSearch('');
    url.setFilter(UNANSWERED, ['false']);
  };
  // Showing all posts narrows nothing.
  const list = { ...url, narrowed: url.search !== '', reset: showAll };
  useLivePosts();
  const place = usePostUrl();
  const actions = usePostActions();
  const mayAnswer = useCan('posts', 'answer');
  const actionsOf = (row: UserPost): RowAction<UserPost>[] => [
    {
      key: 'open',
      label: mayAnswer && !row.isDeleted ? 'Answer' : 'View',
      icon: mayAnswer && !row.isDeleted ? 'edit' : 'eye',
      onRun: ({ _id }) => place.show(_id),
    },
    ...actions.ofRow(row),
  ];

  return (
    <>
      <ListPage
        title={SCREENS.posts.title}
        noun={['post', 'posts']}
        list={list}
        data={usePosts(list)}
        columns={postColumns(timeZone)}
        idOf={({ _id }) => _id}
        nameOf={(row) => postLabels.postOf(personName(row))}
        hrefOf={({ _id }) => place.href(_id)}
        toneOf={({ isDeleted }) => (isDeleted ? 'deleted' : undefined)}
        actionsOf={actionsOf}
        bulk={actions.bulk}
        search={{ placeholder: postLabels.search }}
        tools={
          <Checkbox
            checked={unansweredOnly}
            onChange={(event) => list.setFilter(UNANSWERED, event.target.checked ? [] : ['false'])}
          >
            {postTexts.unanswered}
          </Checkbox>
        }
        export={{ name: 'posts' }}
        empty={
          unansweredOnly
            ? { why: postLabels.allAnswered, action: <Button onClick={showAll}>{postLabels.showAll}</Button> }
            : { why: postLabels.empty }
        }
      />
      <PostDrawer place={place} mayAnswer={mayAnswer} onRestore={actions.restore} />
    </>
  );
};
