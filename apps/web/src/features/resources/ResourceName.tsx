import type { Resource } from '@amberway/contract/resources/schemas';
import { premiumLabel, resourceTexts } from '@amberway/contract/resources/texts';
import { useCallback } from 'react';
import { CutText } from '../../ui/CutText.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { useNotices } from '../../ui/notices.ts';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './resources.module.css';
import { StatusLabel } from './StatusLabel.tsx';

type Linked = Pick<Resource, 'internalDeepLink' | 'externalDeepLink' | 'ofFamily'>;

/** The viewer's link to a resource: administrators get the internal one, others the one for Active resources. */
const useCopyLink = () => {
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

/** The name, which copies the viewer's link, above the details that distinguish the resource. */
export const ResourceName = ({ resource }: { resource: Resource }) => {
  const copyLink = useCopyLink();
  const { name, type, Premium, status, isDeleted, privateResource } = resource;
  return (
    <span className={styles['named']} data-deleted={isDeleted || undefined}>
      <button type="button" className={styles['name']} onClick={() => copyLink(resource)}>
        <CutText text={name} whole={`Copy the link: ${name}`} />
      </button>
      <span className={styles['marks']}>
        <span className={styles['kind']}>
          <span>{`${type.name} · ${premiumLabel(Premium)}`}</span>
        </span>
        {status !== 'Active' && <StatusLabel status={status} />}
        {privateResource && <StatusTag tone="info">Private</StatusTag>}
        {isDeleted && <strong>{resourceTexts.deletedRow}</strong>}
      </span>
    </span>
  );
};
