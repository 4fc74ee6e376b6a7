import { useState } from 'react';
import type { MailAttachment } from '@amberway/contract/client-mail/schemas';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { extensionOf, FILE_TYPES } from '@amberway/contract/uploads/types';
import { fileSrc } from '../../../kernel/file-src.ts';
import { useCan } from '../../../kernel/queries/me.ts';
import { sizeText } from '../../../ui/files/check-file.ts';
import { FileFrame } from '../../../ui/files/FileFrame.tsx';
import { MediaPreview } from '../../../ui/media/MediaPreview.tsx';
import { StatusTag } from '../../../ui/tags/StatusTag.tsx';
import { useOpenFile } from '../../resources/public.ts';
import { labels } from '../labels.ts';
import styles from './log.module.css';
import { useFlag } from './use-flag.ts';
import { Button, ButtonAnchor } from '../../../ui/kit/Button.tsx';

const PDF = 'application/pdf';

const Attachment = ({ attachment }: { attachment: MailAttachment }) => {
  const { _id, fileName, file, size, type, flagged, mayOpen } = attachment;
  const mayFlag = useCan('resources', 'flag');
  const [open, setOpen] = useState(false);
  const save = useOpenFile();
  const flag = useFlag();
  const extension = extensionOf(fileName);
  const kind = extension ? FILE_TYPES[extension].kind : 'document';
  return (
    <FileFrame name={fileName} picture={kind === 'image' && mayOpen ? fileSrc(file, 200) : null}>
      <div className={styles['entry']}>
        <div className={styles['about']}>
          <strong>{fileName}</strong>
          <span>
            {sizeText(size)}
            {flagged && <StatusTag tone="bad">{labels.flagged}</StatusTag>}
          </span>
          {!mayOpen && <span>{clientMailTexts.outOfReach}</span>}
        </div>
        <div className={styles['actions']}>
          {mayOpen && kind !== 'document' && (
            <Button
              variant="text"
              size="small"
              aria-label={`${labels.preview} ${fileName}`}
              onClick={() => setOpen(true)}
            >
              {labels.preview}
            </Button>
          )}
          {mayOpen && type === PDF && (
            <ButtonAnchor
              variant="text"
              size="small"
              aria-label={`${labels.open} ${fileName}`}
              href={fileSrc(file)}
              target="_blank"
              rel="noreferrer"
            >
              {labels.open}
            </ButtonAnchor>
          )}
          {mayOpen && (
            <Button
              variant="text"
              size="small"
              aria-label={`${labels.save} ${fileName}`}
              onClick={() => void save({ file, isLink: false })}
            >
              {labels.save}
            </Button>
          )}
          {mayFlag && (
            <Button
              variant="text"
              size="small"
              danger={!flagged}
              busy={flag.busy}
              aria-label={`${flagged ? labels.unflag : labels.flag} ${fileName}`}
              onClick={() => void flag.run({ params: { id: _id } })}
            >
              {flagged ? labels.unflag : labels.flag}
            </Button>
          )}
        </div>
      </div>
      {kind !== 'document' && (
        <MediaPreview kind={kind} title={fileName} src={file} open={open} onClose={() => setOpen(false)} />
      )}
    </FileFrame>
  );
};

/** The files of a mail: view and download them and, for administrators, flag them. */
export const AttachmentList = ({ attachments }: { attachments: readonly MailAttachment[] }) =>
  attachments.length === 0 ? (
    <p className={styles['hint']}>{labels.noAttachments}</p>
  ) : (
    <div className={styles['files']}>
      {attachments.map((attachment) => (
        <Attachment key={attachment._id} attachment={attachment} />
      ))}
    </div>
  );
