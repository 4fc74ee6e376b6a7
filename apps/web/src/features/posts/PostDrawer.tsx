import { useQueryClient } from '@tanstack/react-query';
import { answerPost } from '@amberway/contract/posts/endpoints';
import { answerBody, type Interaction, type ReferralLink, type UserPost } from '@amberway/contract/posts/schemas';
import { postTexts } from '@amberway/contract/posts/texts';
import type { z } from 'zod';
import { call } from '../../kernel/api.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import type { Stored } from '../../ui/form/record-form.ts';
import { PostPage } from './PostPage.tsx';
import { PostText } from './PostText.tsx';
import { POSTS_SLICE, postQuery } from './queries.ts';
import { ResponseFields } from './ResponseFields.tsx';
import { ResponseList } from './ResponseList.tsx';
import { useOpenedPost } from './use-opened-post.ts';
import type { PostUrl } from './use-post-url.ts';
import { postLabels } from './labels.ts';

type Fields = { body: string; status: Interaction['status']; referralLinks: ReferralLink[]; isDeleted: boolean };
type Body = z.output<typeof answerBody>;

const NEW: Fields = { body: '', status: 'Draft', referralLinks: [], isDeleted: false };
const storedOf = ({ body, status, referralLinks, isDeleted, version }: Interaction): Stored<Fields> => ({
  values: { body, status, referralLinks, isDeleted },
  version,
});

type Props = { place: PostUrl; mayAnswer: boolean; onRestore: ((post: UserPost) => void) | undefined };

/** A post with its response form, or to read. */
export const PostDrawer = ({ place, mayAnswer, onRestore }: Props) => {
  const client = useQueryClient();
  const { query, about, response, resume } = useOpenedPost(place);
  const { data } = query;
  const id = about?.id ?? null;

  // A post without a response opens with an empty one.
  // A snapshot from opening: the form stays visible when the post is deleted meanwhile.
  const answerable = mayAnswer && about?.isDeleted !== true;
  const mode = about && id === null ? 'Create' : 'Edit';
  const at: RecordPlace = {
    // Each response has its own form instance.
    open:
      place.post && answerable ? { mode, id: place.response ? `${place.post} ${place.response}` : place.post } : null,
    show: (_, record) => {
      resume();
      if (record) place.show(...(record.split(' ') as [string, string?]));
    },
    close: place.close,
  };
  const stored = response ? storedOf(response) : about ? { values: NEW } : undefined;
  const drafting = about?.drafting ?? true;

  if (place.post && !answerable) return <PostPage query={query} onClose={place.close} onRestore={onRestore} />;
  return (
    <FormDrawer<Fields, Body>
      at={at}
      noun="answer"
      title={postTexts.drawer}
      saveLabel={drafting ? postLabels.draft : postLabels.answer}
      first={drafting ? { label: postLabels.publish, values: { status: 'Published' } } : undefined}
      schema={answerBody}
      stored={stored}
      draft={about && { kind: 'answer', key: id ?? `new:${about.post}` }}
      loadError={query.error}
      onRetry={() => void query.refetch()}
      toBody={(values) => ({ ...values, postInteractionId: id, parentId: response?.parentId ?? null })}
      save={(body, { version, idempotencyKey }) =>
        call(
          answerPost,
          { params: { id: about?.post ?? '' }, body: version === undefined ? body : { ...body, version } },
          { idempotencyKey },
        )
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...postQuery(about?.post ?? ''), staleTime: 0 });
        const found = now.responses.find(({ _id }) => _id === id);
        if (!found) throw new Error('This response is no longer there.');
        return storedOf(found);
      }}
      saved={postTexts.answered}
      slices={[POSTS_SLICE]}
      fields={
        data && (
          <>
            <PostText post={data} />
            {data.isDeleted && <p>{postTexts.deletedTakesNone}</p>}
            <ResponseFields isNew={id === null} drafting={drafting} />
            <ResponseList post={data} current={id} onShow={place.showResponse} />
          </>
        )
      }
    />
  );
};
