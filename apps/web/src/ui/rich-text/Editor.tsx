import { EditorContent, type Editor as TextEditor, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Caret, Selected } from './caret.ts';
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

/** Where writing began: what was selected, if the cursor was in the text, and the tool that was pressed. */
export type Start = { selected: Selected | null; tool?: string | undefined };

/** The position in the document after so many characters of text. */
const positionAt = (editor: TextEditor, caret: Caret): number => {
  const { size } = editor.state.doc.content;
  if (caret === 'end') return size;
  let rest = caret;
  let position: number | null = null;
  editor.state.doc.descendants((node, at) => {
    if (!node.isText || position !== null) return;
    if (rest <= node.nodeSize) position = at + rest;
    rest -= node.nodeSize;
  });
  return position ?? size;
};

const NO_BREAK = '\u00a0';

/** The field before it wrote a space at the end as one that does not break: the next word would hang on it for good. */
const freeLastSpaces = (editor: TextEditor) => {
  const { doc, tr } = editor.state;
  doc.descendants((node, at) => {
    const end = at + node.nodeSize;
    if (node.text?.endsWith(NO_BREAK)) tr.insertText(' ', end - 1, end);
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
};

export const Editor = (props: EditorProps & { start: Start }) => {
  const { label, value = '', onChange, onBlur, placeholder = '', limit, id, start } = props;
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

  // What was typed and has not come back as the value yet.
  const reported = useRef<string[]>([]);
  const editor = useEditor({
    extensions: useMemo(() => extensions(placeholder, limit ?? null), [placeholder, limit]),
    content: sanitise(value),
    editable: !disabled,
    // Its style element would be blocked by the Content-Security-Policy; the rules are in RichText.module.css.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : now.getHTML();
      reported.current.push(html);
      onChange?.(html);
    },
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

  // It takes the place of the field in which somebody has begun to write.
  // Before the effect of the toolbar, which uses the pressed tool on the selection.
  const began = useRef(false);
  useLayoutEffect(() => {
    if (began.current || editor.isDestroyed) return;
    began.current = true;
    if (start.selected === null) return;
    freeLastSpaces(editor);
    const ends = [start.selected.anchor, start.selected.head].map((caret) => positionAt(editor, caret));
    editor.commands.setTextSelection({ from: Math.min(...ends), to: Math.max(...ends) });
    // At once: the editor's own focus command waits for a frame, and a key pressed meanwhile would be lost.
    editor.view.focus();
  }, [editor, start]);

  // The value was set from outside (another version was loaded, the form was cleared).
  const seen = useRef(value);
  useEffect(() => {
    if (editor.isDestroyed || value === seen.current) return;
    seen.current = value;
    // A value may come back late, when more has been typed: it is the editor's own and must not take its place.
    const own = reported.current.lastIndexOf(value);
    reported.current.splice(0, own + 1);
    if (own >= 0 || value === (editor.isEmpty ? '' : editor.getHTML())) return;
    reported.current = [];
    editor.commands.setContent(sanitise(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles['editor']} data-disabled={disabled || undefined} data-invalid={invalid || undefined}>
      {!disabled && <Toolbar editor={editor} label={label} pressed={start.tool} onPicture={picture.send} />}
      <PictureProgress sending={picture.sending} onCancel={picture.cancel} />
      <EditorContent editor={editor} className={`${styles['text']} ${styles['area']}`} />
      {limit && <p id={countId} className={styles['count']}>{`${count} of ${limit} characters`}</p>}
    </div>
  );
};
