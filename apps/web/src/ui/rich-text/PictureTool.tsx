import { useRef, useState } from 'react';
import { acceptOf, ruleText } from '../files/check-file.ts';
import { Button } from '../kit/Button.tsx';
import { Input } from '../kit/Input.tsx';
import { Popover } from '../kit/Popover.tsx';
import styles from './RichText.module.css';
import { ToolButton } from './ToolButton.tsx';

const DESCRIPTION_MAX = 200;

/** Asks for the description together with the picture: it would be forgotten later. */
export const PictureTool = ({ onPicture }: { onPicture: (file: File, description: string) => void }) => {
  const file = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [description, setDescription] = useState('');
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Picture"
        content={
          <div className={styles['ask']}>
            <Input
              data-autofocus
              value={description}
              maxLength={DESCRIPTION_MAX}
              placeholder="What the picture shows"
              aria-label="What the picture shows"
              onChange={(event) => setDescription(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                file.current?.click();
              }}
            />
            <p className={styles['rule']}>{ruleText('editor')}</p>
            <div className={styles['choices']}>
              <Button size="small" variant="primary" onClick={() => file.current?.click()}>
                Choose picture
              </Button>
            </div>
          </div>
        }
      >
        <ToolButton label="Picture" icon="image" />
      </Popover>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Picture file"
        accept={acceptOf('editor')}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onPicture(chosen, description.trim());
          if (file.current) file.current.value = '';
          setDescription('');
          setOpen(false);
        }}
      />
    </>
  );
};
