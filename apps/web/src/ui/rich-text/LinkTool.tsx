import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { Button } from '../kit/Button.tsx';
import { Input } from '../kit/Input.tsx';
import { Popover } from '../kit/Popover.tsx';
import styles from './RichText.module.css';
import { ToolButton } from './ToolButton.tsx';

/** Sets, changes or removes the link of the selected text. */
export const LinkTool = ({ editor, active }: { editor: Editor; active: boolean }) => {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [refused, setRefused] = useState(false);

  const show = (next: boolean) => {
    setOpen(next);
    setRefused(false);
    if (next) setUrl(String(editor.getAttributes('link')['href'] ?? 'https://'));
  };
  const apply = () => {
    const href = url.trim();
    if (!isSafeLink(href)) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !active) {
      chain.insertContent([{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }]).run();
    } else {
      chain.setLink({ href }).run();
    }
    show(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    show(false);
  };

  return (
    <Popover
      open={open}
      onOpenChange={show}
      label="Link"
      content={
        <div className={styles['ask']}>
          <Input
            ref={input}
            type="url"
            value={url}
            aria-label="Address of the link"
            aria-invalid={refused}
            data-autofocus
            onChange={(event) => setUrl(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Must not submit the form around the editor.
              event.preventDefault();
              apply();
            }}
          />
          <p role="alert" className={styles['refused']}>
            {refused ? 'Please give an address that begins with https://' : ''}
          </p>
          <div className={styles['choices']}>
            {active && (
              <Button size="small" onClick={remove}>
                Remove link
              </Button>
            )}
            <Button size="small" variant="primary" onClick={apply}>
              Set link
            </Button>
          </div>
        </div>
      }
    >
      <ToolButton label="Link" icon="link" pressed={active} />
    </Popover>
  );
};
