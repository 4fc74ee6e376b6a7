import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerPost } from '@amberway/contract/posts/endpoints';
import { answerBody, type Interaction, type ReferralLink } from '@amberway/contract/posts/schemas';
import { postTexts } from '@amberway/contract/posts/texts';
import type { z } from 'zod';
import { call } from '../../kernel/api.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import type { Stored } from '../../ui/form/record-form.ts';
import { PostText } from './PostText.tsx';
import { POSTS_SLICE, postQuery } from './queries.ts';
import { ResponseFields } from './ResponseFields.tsx';
import { ResponseList } from './ResponseList.tsx';
import { NEW_RESPONSE, type PostAddress } from './use-post-address.ts';
import { mainResponse, postWords } from './words.ts';

type Fields = { body: string; status: Interaction['status']; referralLinks: ReferralLink[]; isDeleted: boolean };
type Body = z.output<typeof answerBody>;

const NEW: Fields = { body: '', status: 'Draft', referralLinks: [], isDeleted: false };
const storedOf = ({ body, status, referralLinks, isDeleted, version }: Interaction): Stored<Fields> => ({
  values: { body, status, referralLinks, isDeleted },
  version,
});

/** A post and the response to it. */
export const PostDrawer = ({ place, mayAnswer }: { place: PostAddress; mayAnswer: boolean }) => {
  const client = useQueryClient();
  const post = useQuery({ ...postQuery(place.post ?? ''), enabled: place.post !== null });
  const { data } = post;
  const asked = data?.responses.find(({ _id }) => _id === place.response);
  const response = place.response === NEW_RESPONSE || !data ? undefined : (asked ?? mainResponse(data));
  const id = response?._id ?? null;

  // A post without a response opens with an empty one.
  const mode = mayAnswer ? (data && id === null ? 'Create' : 'Edit') : 'View';
  const at: RecordPlace = {
    // Another response of the post is another form.
    open: place.post ? { mode, id: place.response ? `${place.post} ${place.response}` : place.post } : null,
    show: (_, record) => record && place.show(...(record.split(' ') as [string, string?])),
    close: place.close,
  };
  const stored = data && (response ? storedOf(response) : { values: NEW });

  return (
    <FormDrawer<Fields, Body>
      at={at}
      noun="answer"
      title={postTexts.drawer}
      saveLabel={postWords.answer}
      schema={answerBody}
      stored={stored}
      loadError={post.error}
      onRetry={() => void post.refetch()}
      toBody={(values) => ({ ...values, postInteractionId: id, parentId: response?.parentId ?? null })}
      save={(body, { version }) =>
        call(answerPost, {
          params: { id: place.post ?? '' },
          body: version === undefined ? body : { ...body, version },
        })
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...postQuery(place.post ?? ''), staleTime: 0 });
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
            <ResponseList post={data} current={id} onShow={place.showResponse} />
            {(mayAnswer || response) && <ResponseFields isNew={id === null} />}
          </>
        )
      }
    />
  );
};
