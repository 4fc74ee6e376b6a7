import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useMemo } from 'react';
import { extensions } from './extensions.ts';
import styles from './RichText.module.css';
import { sanitise } from './sanitise.ts';
import { Toolbar } from './Toolbar.tsx';
import { usePictureUpload, type Sending } from './use-picture-upload.ts';
import { Progress } from '../kit/Progress.tsx';
import { Button } from '../kit/Button.tsx';
import { useDisabled } from '../kit/disabled.ts';

const PictureProgress = ({ sending, onCancel }: { sending: Sending; onCancel: () => void }) =>
  sending && (
    <div className={styles['sending']}>
      <span>{`Uploading ${sending.name}`}</span>
      <Progress percent={Math.round(sending.progress * 100)} aria-label={`Uploading ${sending.name}`} />
      <Button size="small" variant="text" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );

export type EditorProps = {
  /** The field's accessible name. */
  label: string;
  value?: string | undefined;
  onChange?: ((html: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string;
  /** The maximum number of characters; the editor accepts no more and says so. */
  limit?: number;
  disabled?: boolean;
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
};

export const Editor = (props: EditorProps) => {
  const { label, value = '', onChange, onBlur, placeholder = '', limit, id } = props;
  const disabled = useDisabled(props.disabled);
  const countId = useId();
  const described = [props['aria-describedby'], limit ? countId : undefined].filter(Boolean).join(' ');
  const invalid = Boolean(props['aria-invalid']);
  // The same object while nothing changes: a new one makes the editor recreate its view.
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: sanitise,
      attributes: {
        ...(id ? { id } : {}),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
      },
    }),
    [id, label, described, invalid, disabled],
  );

  const editor = useEditor({
    extensions: useMemo(() => extensions(placeholder, limit ?? null), [placeholder, limit]),
    content: sanitise(value),
    editable: !disabled,
    // Its style element would be blocked by the Content-Security-Policy; the rules are in RichText.module.css.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: now }) => onChange?.(now.isEmpty ? '' : now.getHTML()),
    onBlur: () => onBlur?.(),
  });
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => now.storage.characterCount?.characters() ?? 0,
  });
  const picture = usePictureUpload(editor);

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  // The value was set from outside (another version was loaded, the form was cleared).
  useEffect(() => {
    if (editor.isDestroyed) return;
    const own = editor.isEmpty ? '' : editor.getHTML();
    if (value !== own) editor.commands.setContent(sanitise(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles['editor']} data-disabled={disabled || undefined} data-invalid={invalid || undefined}>
      {!disabled && <Toolbar editor={editor} label={label} onPicture={picture.send} />}
      <PictureProgress sending={picture.sending} onCancel={picture.cancel} />
      <EditorContent editor={editor} className={`${styles['text']} ${styles['area']}`} />
      {limit && <p id={countId} className={styles['count']}>{`${count} of ${limit} characters`}</p>}
    </div>
  );
};
