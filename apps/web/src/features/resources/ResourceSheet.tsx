import { guideField } from '@amberway/contract/resources/rules';
import type { ReceivedResource, Resource } from '@amberway/contract/resources/schemas';
import { SHARED_LABEL } from '@amberway/contract/resources/status';
import { premiumLabel, resourceTexts } from '@amberway/contract/resources/texts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { TagList } from '../../ui/tags/TagList.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { ResourcePicture } from './ResourcePicture.tsx';
import { ShareLinks } from '../../ui/ShareLinks.tsx';
import styles from './ResourceSheet.module.css';
import { StatusLabel } from './StatusLabel.tsx';
import { useOpenFile } from './use-open-file.ts';
import { usePreview } from './use-preview.tsx';
import { resourceLabels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = {
  resource: Resource & Partial<Pick<ReceivedResource, 'receiverInfo'>>;
  /** Families see the same label for every status. */
  shared?: boolean;
  /** The page heading already shows the name. */
  titled?: boolean;
};

/** One resource, read-only, to open and to share. */
export const ResourceSheet = ({ resource, shared = false, titled = false }: Props) => {
  const openFile = useOpenFile();
  const preview = usePreview();
  const { document, resourseGuideType, documentName, isDeleted } = resource;
  const guide = document ? guideField(resourseGuideType) : undefined;
  const receivers = resource.receiverInfo?.map(fullName) ?? [];
  return (
    <div className={styles['sheet']}>
      <ResourcePicture resource={resource} size={400} onPreview={preview.show} />
      {!titled && <h3 className={styles['title']}>{resource.name}</h3>}
      <div className={styles['tags']}>
        {shared ? <StatusTag tone="good">{SHARED_LABEL}</StatusTag> : <StatusLabel status={resource.status} />}
        <StatusTag tone="soft">{premiumLabel(resource.Premium)}</StatusTag>
        {resource.privateResource && <StatusTag tone="info">Private</StatusTag>}
        {!shared && resource.isPromoted && <StatusTag tone="info">{resourceTexts.promote}</StatusTag>}
        {resource.flagged && <StatusTag tone="bad">Flagged</StatusTag>}
        {isDeleted && <StatusTag tone="bad">{resourceTexts.deletedRow}</StatusTag>}
      </div>
      <p className={styles['text']}>{resource.description}</p>
      {!isDeleted && (
        <div className={styles['actions']}>
          <Button
            variant="primary"
            icon={<Icon name={resource.isLink ? 'link' : 'download'} size={18} />}
            onClick={() => void openFile(resource)}
          >
            {resource.isLink ? resourceLabels.openLink : resourceLabels.download}
          </Button>
          {document && guide && (
            <Button
              icon={<Icon name={guide === 'link' ? 'play' : 'document'} size={18} />}
              onClick={() => void openFile({ file: document, isLink: guide === 'link' })}
            >
              {guide === 'link' ? 'Watch the guide' : (documentName ?? resourceLabels.openGuide)}
            </Button>
          )}
        </div>
      )}
      <Facts
        facts={[
          { label: resourceLabels.type, value: resource.type.name },
          {
            label: resourceLabels.objectives,
            value: <TagList tags={resource.objective.map(({ name }) => name)} label={resourceLabels.objectives} />,
          },
          { label: resourceTexts.createdBy, value: fullName(resource.creatorInfo) },
          { label: resourceTexts.createdAt, value: <ViewerTime at={resource.createdAt} day /> },
          ...(resource.fileName ? [{ label: 'File', value: resource.fileName }] : []),
          ...(resource.rejectReason ? [{ label: resourceLabels.rejectReason, value: resource.rejectReason }] : []),
          ...(!shared && receivers.length > 0 ? [{ label: resourceTexts.receivers, value: receivers.join(', ') }] : []),
        ]}
      />
      {!isDeleted && (
        <ShareLinks
          external={resource.externalDeepLink}
          internal={resource.internalDeepLink}
          copied={resourceTexts.copied}
          waiting={resource.ofFamily ? resourceTexts.noLink : resourceTexts.linkWhenActive}
        />
      )}
      {preview.dialog}
    </div>
  );
};
