import { useId } from 'react';
import { ATTACHMENTS_MAX } from '@amberway/contract/client-mail/limits';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { acceptOf, refusalOf, ruleText, sizeText } from '../../ui/files/check-file.ts';
import { DropZone } from '../../ui/files/DropZone.tsx';
import { FileFrame } from '../../ui/files/FileFrame.tsx';
import { useNotices } from '../../ui/notices.ts';
import styles from './client-mail.module.css';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = { files: readonly File[]; onChange: (files: File[]) => void; disabled: boolean };

/** Files attached to the mail. They are uploaded with it, not before. */
export const AttachmentField = ({ files, onChange, disabled }: Props) => {
  const id = useId();
  const notices = useNotices();
  const add = (chosen: File[]) => {
    const taken: File[] = [];
    for (const file of chosen) {
      const refusal =
        files.length + taken.length >= ATTACHMENTS_MAX
          ? uploadTexts.maxFiles(ATTACHMENTS_MAX)
          : refusalOf(file, 'mail');
      if (refusal) notices.error(new Error(`${file.name}: ${refusal}`));
      else taken.push(file);
    }
    if (taken.length > 0) onChange([...files, ...taken]);
  };
  return (
    <div className={styles['files']}>
      {files.map((file, index) => (
        <FileFrame key={`${file.name}-${index}`} name={file.name} picture={null}>
          <div className={styles['about']}>
            <strong>{file.name}</strong>
            <span>{sizeText(file.size)}</span>
          </div>
          <Button
            variant="text"
            size="small"
            danger
            disabled={disabled}
            aria-label={`Remove ${file.name}`}
            onClick={() => {
              onChange(files.filter((other) => other !== file));
              notices.success(uploadTexts.fileRemoved);
            }}
          >
            Remove
          </Button>
        </FileFrame>
      ))}
      {!disabled && files.length < ATTACHMENTS_MAX && (
        <DropZone id={id} label={clientMailTexts.attachments} accept={acceptOf('mail')} several onFiles={add}>
          {`${ruleText('mail')} each. ${labels.kept}`}
        </DropZone>
      )}
    </div>
  );
};
