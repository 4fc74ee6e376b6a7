import type { Editor } from '@tiptap/react';
import { Button, Input, type InputRef, Popover } from 'antd';
import { useRef, useState } from 'react';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import styles from './RichText.module.css';
import { ToolButton } from './ToolButton.tsx';

/** Sets, changes or removes the link of the selected text. */
export const LinkTool = ({ editor, active }: { editor: Editor; active: boolean }) => {
  const input = useRef<InputRef>(null);
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
      afterOpenChange={(now) => now && input.current?.focus()}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      content={
        <div className={styles['ask']} role="dialog" aria-label="Link">
          <Input
            ref={input}
            type="url"
            value={url}
            aria-label="Address of the link"
            aria-invalid={refused}
            status={refused ? 'error' : ''}
            onChange={(event) => setUrl(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && show(false)}
            onPressEnter={(event) => {
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
            <Button size="small" type="primary" onClick={apply}>
              Set link
            </Button>
          </div>
        </div>
      }
    >
      <ToolButton label="Link" icon="link" pressed={active} aria-haspopup="dialog" aria-expanded={open} />
    </Popover>
  );
};
