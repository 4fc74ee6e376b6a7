import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postQuery } from './queries.ts';
import { NEW_RESPONSE, type PostUrl } from './use-post-url.ts';
import { mainResponse } from './labels.ts';

/** The response in the editor; null for a new one. */
type Settled = {
  post: string;
  key: string;
  id: string | null;
  isDeleted: boolean;
  /** The family has not seen it yet: it is published or saved for later. Otherwise its status is a field. */
  drafting: boolean;
  open: boolean;
};

/**
 * The open post, or the one open last, and which of its responses the form edits. That is fixed when the post is
 * first loaded: others may respond while the form is open, and typed text must not end up in their response.
 */
export const useOpenedPost = ({ post, response }: PostUrl) => {
  const [settled, setSettled] = useState<Settled | null>(null);
  const query = useQuery({ ...postQuery(post ?? settled?.post ?? ''), enabled: post !== null });
  const { data } = query;
  const key = `${post} ${response ?? ''}`;
  const isSettled = settled !== null && (post === null || (settled.open && settled.key === key));
  if (settled?.open && post === null) setSettled({ ...settled, open: false });
  if (post && data && !isSettled) {
    const asked = data.responses.find(({ _id }) => _id === response) ?? mainResponse(data);
    const edited = response === NEW_RESPONSE ? undefined : asked;
    const drafting = !edited || edited.status === 'Draft';
    setSettled({ post, key, id: edited?._id ?? null, isDeleted: data.isDeleted, drafting, open: true });
  }
  const about = isSettled ? settled : null;
  return {
    query,
    about,
    response: data?.responses.find(({ _id }) => _id === about?.id),
    /** The form is reopened with its input: it still edits the same response. */
    resume: () => settled && setSettled({ ...settled, open: true }),
  };
};
