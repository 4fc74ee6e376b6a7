import { useCallback } from 'react';
import type { Resource } from '@amberway/contract/resources/schemas';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { useNotices } from '../../ui/notices.ts';
import { useCopy } from '../../ui/use-copy.ts';

/** The viewer's link to a resource: administrators are told the internal one, others that for Active resources. */
export const useCopyLink = () => {
  const copy = useCopy();
  const notices = useNotices();
  return useCallback(
    ({ internalDeepLink, externalDeepLink }: Pick<Resource, 'internalDeepLink' | 'externalDeepLink'>) => {
      const link = internalDeepLink ?? externalDeepLink;
      if (link) void copy(link, resourceTexts.copied);
      else notices.warning(resourceTexts.linkWhenActive);
    },
    [copy, notices],
  );
};
