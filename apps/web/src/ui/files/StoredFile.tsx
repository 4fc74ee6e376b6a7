import { useState } from 'react';
import { extensionOf, FILE_TYPES } from '@amberway/contract/uploads/types';
import { fileSrc } from '../../kernel/file-src.ts';
import { MediaPreview } from '../media/MediaPreview.tsx';
import { sizeText } from './check-file.ts';
import type { FileValue } from './file-value.ts';
import { FileFrame } from './FileFrame.tsx';
import styles from './FileDrop.module.css';
import { Button } from '../kit/Button.tsx';

/** A stored file of the record, to open or remove. */
export const StoredFile = ({ file, onRemove }: { file: FileValue; onRemove?: (() => void) | undefined }) => {
  const [open, setOpen] = useState(false);
  const extension = extensionOf(file.fileName);
  const kind = extension ? FILE_TYPES[extension].kind : 'document';
  return (
    <FileFrame name={file.fileName} picture={kind === 'image' ? fileSrc(file.public_url, 200) : null}>
      <div className={styles['about']}>
        <strong>{file.fileName}</strong>
        {file.size !== undefined && <span>{sizeText(file.size)}</span>}
      </div>
      {kind !== 'document' && (
        <Button variant="text" size="small" onClick={() => setOpen(true)} aria-label={`Preview ${file.fileName}`}>
          Preview
        </Button>
      )}
      {onRemove && (
        <Button variant="text" size="small" danger onClick={onRemove} aria-label={`Remove ${file.fileName}`}>
          Remove
        </Button>
      )}
      {kind !== 'document' && (
        <MediaPreview
          kind={kind}
          title={file.fileName}
          src={file.public_url}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </FileFrame>
  );
};
