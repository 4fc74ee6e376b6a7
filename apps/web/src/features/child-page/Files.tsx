import { useState } from 'react';
import { viewClientFile } from '@amberway/contract/client-files/endpoints';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import type { ChildPage, PageFile } from '@amberway/contract/child-page/schemas';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { MEMBER_PARAM } from '../../kernel/queries/selected-member.ts';
import { Link } from '../../kernel/router.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { useNotices } from '../../ui/notices.ts';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './files.module.css';

const UploadDialog = lazyOverlay('Add file', async () => (await import('../client-files/public.ts')).UploadDialog);

/** Opens a file in a tab of its own: opened with the press, or the browser would block it. */
const useOpenFile = (clientId: string) => {
  const notices = useNotices();
  const { run } = useAction(viewClientFile, {
    failed: () => notices.error(new Error(clientFileTexts.downloadFailed)),
  });
  return async (fileId: string) => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const reply = await run({ params: { clientId, fileId } });
    if (reply && tab) tab.location.href = new URL(reply.data.link, location.origin).href;
    else tab?.close();
  };
};

const iconOf = ({ kind }: PageFile) => (kind === 'image' || kind === 'video' ? kind : 'document');

/** The latest files about the child. */
export const Files = ({ page: { files, member, parent, children } }: { page: ChildPage }) => {
  const me = useMe();
  const mayUpload = useCan('clientFiles', 'upload');
  const [adding, setAdding] = useState(false);
  const open = useOpenFile(parent._id);
  const hidden = files.count - files.items.length;
  return (
    <SectionCard
      title="Files"
      actions={
        mayUpload && (
          <Button size="small" variant="text" onPointerEnter={UploadDialog.preload} onClick={() => setAdding(true)}>
            Add file
          </Button>
        )
      }
    >
      {files.items.length === 0 && <p className={styles['none']}>No files yet.</p>}
      <ul className={styles['files']}>
        {files.items.map((file) => (
          <li key={file._id}>
            <Icon name={iconOf(file)} size={20} />
            <div>
              <button type="button" onClick={() => void open(file._id)}>
                {file.fileName}
              </button>
              {file.isNew && <StatusTag tone="info">New</StatusTag>}
              <small>
                {`${file.createdBy._id === me._id ? 'You' : file.createdBy.firstName} · `}
                <SaidTime at={file.createdAt} day plain />
              </small>
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles['more']}>
          <Link to={`${SCREENS.clientFiles.path}?${MEMBER_PARAM}=${member._id}`}>{`All ${files.count} files`}</Link>
        </p>
      )}
      {adding && (
        <UploadDialog open onClose={() => setAdding(false)} clientId={parent._id} member={member} family={children} />
      )}
    </SectionCard>
  );
};
