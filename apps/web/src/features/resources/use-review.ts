import { useQuery } from '@tanstack/react-query';
import { setResourceReview, updateResource } from '@amberway/contract/resources/endpoints';
import type { Resource } from '@amberway/contract/resources/schemas';
import { acceptedStatus, isReviewer, resourceEditor } from '@amberway/contract/resources/status';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { useAction } from '../../ui/use-action.ts';
import { RESOURCES_SLICE, reviewQuery } from './queries.ts';

/** The review of what coaches add: whether it is on, who may switch it, and a reviewer's decision. */
export const useReview = () => {
  const me = useMe();
  const editor = resourceEditor(me);
  const mayList = useCan('resources', 'list');
  const { data: isOn = false } = useQuery({ ...reviewQuery, enabled: mayList });
  const set = useAction(setResourceReview, {
    invalidates: [RESOURCES_SLICE],
    done: ({ data }) => (data.isOn ? resourceTexts.reviewOn : resourceTexts.reviewOff),
  });
  const approve = useAction(updateResource, { invalidates: [RESOURCES_SLICE], done: resourceTexts.approved });
  return {
    isOn,
    maySwitch: useCan('resources', 'setReview'),
    switching: set.busy,
    set: (next: boolean) => void set.run({ body: { isOn: next } }),
    /** Whether this one waits for the viewer's decision. */
    decides: ({ status, isDeleted }: Resource) => isOn && isReviewer(editor) && status === 'Pending' && !isDeleted,
    approve: ({ _id: id, version }: Resource) =>
      void approve.run({ params: { id }, body: { status: acceptedStatus(editor), version } }),
  };
};
