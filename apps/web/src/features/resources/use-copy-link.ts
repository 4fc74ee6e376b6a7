import { useCallback } from 'react';
import type { Resource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { useNotices } from '../../ui/notices.ts';
import { useCopy } from '../../ui/use-copy.ts';

type Linked = Pick<Resource, 'internalDeepLink' | 'externalDeepLink' | 'ofFamily'>;

/** The viewer's link to a resource: administrators get the internal one, others that for Active resources. */
export const useCopyLink = () => {
  const copy = useCopy();
  const notices = useNotices();
  return useCallback(
    ({ internalDeepLink, externalDeepLink, ofFamily }: Linked) => {
      const link = internalDeepLink ?? externalDeepLink;
      if (link) void copy(link, resourceTexts.copied);
      else notices.warning(ofFamily ? resourceTexts.noLink : resourceTexts.linkWhenActive);
    },
    [copy, notices],
  );
};
