import { Button, Input, type InputRef, Popover } from 'antd';
import { useRef, useState } from 'react';
import { acceptOf, ruleText } from '../files/check-file.ts';
import styles from './RichText.module.css';
import { ToolButton } from './ToolButton.tsx';

const DESCRIPTION_MAX = 200;

/** Asks for the description together with the picture: it would be forgotten later. */
export const PictureTool = ({ onPicture }: { onPicture: (file: File, description: string) => void }) => {
  const file = useRef<HTMLInputElement>(null);
  const input = useRef<InputRef>(null);
  const [open, setOpen] = useState(false);
  const [description, setDescription] = useState('');
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        afterOpenChange={(now) => now && input.current?.focus()}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        content={
          <div className={styles['ask']} role="dialog" aria-label="Picture">
            <Input
              ref={input}
              value={description}
              maxLength={DESCRIPTION_MAX}
              placeholder="What the picture shows"
              aria-label="What the picture shows"
              onChange={(event) => setDescription(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
              onPressEnter={(event) => {
                event.preventDefault();
                file.current?.click();
              }}
            />
            <p className={styles['rule']}>{ruleText('editor')}</p>
            <div className={styles['choices']}>
              <Button size="small" type="primary" onClick={() => file.current?.click()}>
                Choose picture
              </Button>
            </div>
          </div>
        }
      >
        <ToolButton label="Picture" icon="image" aria-haspopup="dialog" aria-expanded={open} />
      </Popover>
      <input
        ref={file}
        type="file"
        hidden
        // Ant Design's forms show file inputs in spite of the hidden attribute.
        style={{ display: 'none' }}
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
