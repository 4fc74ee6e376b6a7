import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../kernel/router.ts';
import { OPENED_HERE } from '../../ui/form/record-place.ts';

const POST = 'postId';
const RESPONSE = 'response';
/** In place of a response's id: a new response. */
export const NEW_RESPONSE = 'new';

/** The open post and the response in the editor, from the URL: ?postId=…&response=… */
export const usePostUrl = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const openedHere = (location.state as Partial<typeof OPENED_HERE> | null)?.recordOpened === true;
  return useMemo(() => {
    const paramsFor = (post: string | null, response?: string) => {
      const next = new URLSearchParams(params);
      next.delete(POST);
      next.delete(RESPONSE);
      if (post) next.set(POST, post);
      if (post && response) next.set(RESPONSE, response);
      return `?${next.toString()}`;
    };
    const post = params.get(POST) || null;
    return {
      post,
      response: params.get(RESPONSE) || null,
      href: (id: string) => paramsFor(id),
      show: (id: string, response?: string) => navigate(paramsFor(id, response), { state: OPENED_HERE }),
      // Another response of the same post replaces the history entry.
      showResponse: (response: string) =>
        navigate(paramsFor(post, response), {
          state: openedHere ? OPENED_HERE : null,
          replace: true,
        }),
      close: () => (openedHere ? navigate(-1) : navigate(paramsFor(null), { replace: true })),
    };
  }, [params, navigate, openedHere]);
};

export type PostUrl = ReturnType<typeof usePostUrl>;
