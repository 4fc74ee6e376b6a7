import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { readingKey } from '../direction.ts';
import { LinkTool } from './LinkTool.tsx';
import { PictureTool } from './PictureTool.tsx';
import styles from './RichText.module.css';
import { ToolButton } from './ToolButton.tsx';

type Props = {
  editor: Editor;
  label: string;
  /** The tool that was pressed before the editor was loaded: it is used at once. */
  pressed?: string | undefined;
  onPicture: (file: File, description: string) => void;
};

/** One tab stop; the arrow keys move from tool to tool. */
const useArrows = () => {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const tools = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button[data-tool]:not(:disabled)') ?? [])];
    const at = tools.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[readingKey(event)];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = tools[(to + tools.length) % tools.length];
    for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
    next?.focus();
  };
  return { bar, onKeyDown };
};

export const Toolbar = ({ editor, label, pressed, onPicture }: Props) => {
  const { bar, onKeyDown } = useArrows();
  const used = useRef(false);
  useEffect(() => {
    if (used.current || pressed === undefined) return;
    used.current = true;
    const tool = bar.current?.querySelector<HTMLButtonElement>(`button[aria-label="${pressed}"]`);
    tool?.focus();
    tool?.click();
  }, [bar, pressed]);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    // One of its tools has the focus, never the toolbar itself.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} className={styles['toolbar']} role="toolbar" aria-label={`Format ${label}`} onKeyDown={onKeyDown}>
      <ToolButton
        first
        label="Heading"
        text="H2"
        pressed={on.h2}
        onClick={() => run().toggleHeading({ level: 2 }).run()}
      />
      <ToolButton
        label="Small heading"
        text="H3"
        pressed={on.h3}
        onClick={() => run().toggleHeading({ level: 3 }).run()}
      />
      <ToolButton label="Bold" icon="bold" pressed={on.bold} onClick={() => run().toggleBold().run()} />
      <ToolButton label="Italic" icon="italic" pressed={on.italic} onClick={() => run().toggleItalic().run()} />
      <ToolButton
        label="Bullet list"
        icon="bullets"
        pressed={on.bullets}
        onClick={() => run().toggleBulletList().run()}
      />
      <ToolButton
        label="Numbered list"
        icon="numbers"
        pressed={on.numbers}
        onClick={() => run().toggleOrderedList().run()}
      />
      <LinkTool editor={editor} active={on.link} />
      <PictureTool onPicture={onPicture} />
      <ToolButton label="Undo" icon="undo" disabled={!on.canUndo} onClick={() => run().undo().run()} />
      <ToolButton label="Redo" icon="redo" disabled={!on.canRedo} onClick={() => run().redo().run()} />
    </div>
  );
};
