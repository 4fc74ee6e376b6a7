import { useQuery } from '@tanstack/react-query';
import type { Resource } from '@amberway/contract/resources/schemas';
import { isHttpsLink } from '@amberway/contract/tasks/rules';
import type { TaskDetails } from '@amberway/contract/tasks/schemas';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { fileSrc } from '../../../kernel/file-src.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Button, ButtonAnchor } from '../../../ui/kit/Button.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { QueryFailure } from '../../../ui/LoadFailure.tsx';
import { Player } from '../../../ui/media/Player.tsx';
import { previewOf, useOpenFile } from '../../resources/public.ts';
import { linkedResourceQuery } from '../queries.ts';
import styles from './card.module.css';

const Shown = ({ resource }: { resource: Resource }) => {
  const openFile = useOpenFile();
  const preview = previewOf(resource);
  return (
    <>
      {preview?.kind === 'image' && (
        <img className={styles['picture']} src={fileSrc(preview.src)} alt={resource.name} />
      )}
      {preview && preview.kind !== 'image' && (
        <Player kind={preview.kind} src={preview.src} title={resource.name} poster={preview.poster} />
      )}
      <Button
        icon={<Icon name={resource.isLink ? 'link' : 'download'} size={18} />}
        onClick={() => void openFile(resource)}
      >
        {tickTexts.open(resource.name)}
      </Button>
    </>
  );
};

/** A picture or film of the library in the page itself, anything else as one button. */
const Linked = ({ id, name }: { id: string; name: string }) => {
  const query = useQuery(linkedResourceQuery(id));
  return (
    <li className={styles['media']}>
      {query.data ? (
        <Shown resource={query.data} />
      ) : query.error ? (
        <QueryFailure query={query} />
      ) : (
        <div role="status" aria-label={`Loading ${name}`}>
          <Skeleton title={false} rows={2} />
        </div>
      )}
    </li>
  );
};

/** The pictures, films and pages of a task. Pages elsewhere open there: the Content-Security-Policy shows ours only. */
export const TaskMedia = ({ task: { fileLink, contentLink } }: { task: TaskDetails }) => (
  <ul className={styles['list']}>
    {fileLink.map(({ _id, name }) => (
      <Linked key={_id} id={_id} name={name} />
    ))}
    {isHttpsLink(contentLink) && (
      <li className={styles['media']}>
        <ButtonAnchor
          href={contentLink}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Icon name="play" size={18} />}
        >
          {tickTexts.openLink(new URL(contentLink).hostname)}
        </ButtonAnchor>
      </li>
    )}
  </ul>
);
