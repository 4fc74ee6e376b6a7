import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { selectedIn } from './caret.ts';
import type { EditorProps, Start } from './Editor.tsx';
import { RestingText } from './RestingText.tsx';

type Loaded = ComponentType<EditorProps & { start: Start }>;

const AT_THE_END = { anchor: 'end', head: 'end' } as const;

let loaded: Promise<Loaded> | undefined;
const loadEditor = (): Promise<Loaded> => {
  loaded ??= import('./Editor.tsx').then(
    (part) => part.Editor,
    (error: unknown) => {
      // The next attempt loads it again.
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
};

/** Rich text as a form field. The editor's code is loaded when somebody begins to write; until then the text shows. */
export const RichText = (props: EditorProps) => {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  const wanted = useRef<string>(undefined);
  const [own, setOwn] = useState('');
  const [writing, setWriting] = useState<{ Editor: Loaded; start: Start } | null>(null);
  const value = props.onChange ? props.value : (props.value ?? own);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const begin = async (pressed?: string) => {
    // The focus came first, and its own begin ends first: it takes the tool along.
    if (pressed !== undefined) wanted.current = pressed;
    let Editor: Loaded;
    try {
      Editor = await loadEditor();
    } catch {
      // Without a connection the text can still be written, without the tools.
      return;
    }
    const field = box.current;
    const tool = wanted.current;
    const isHere = field !== null && field === document.activeElement;
    if (left.current || (!isHere && tool === undefined)) return;
    const start: Start = { selected: isHere ? (selectedIn(field) ?? AT_THE_END) : null, tool };
    // In one go: a key pressed between the field's leaving and the editor's taking the focus would be lost.
    flushSync(() => setWriting((now) => now ?? { Editor, start }));
  };

  if (writing) return <writing.Editor {...props} value={value} start={writing.start} />;
  return (
    <RestingText
      {...props}
      value={value}
      onChange={props.onChange ?? setOwn}
      box={box}
      onNear={() => void loadEditor().catch(() => undefined)}
      onBegin={(tool) => void begin(tool)}
    />
  );
};
