import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import { useDisabled } from '../kit/disabled.ts';
import type { EditorProps } from './Editor.tsx';
import styles from './RichText.module.css';
import { readable } from './readable.ts';
import { sanitise } from './sanitise.ts';
import { ToolButton } from './ToolButton.tsx';
import { TOOLS } from './tools.ts';

type Props = EditorProps & {
  box: RefObject<HTMLDivElement | null>;
  /** The pointer or the keyboard has come near: the editor's code may be fetched. */
  onNear: () => void;
  /** Somebody begins to write, by a tool if one was pressed. */
  onBegin: (tool?: string) => void;
};

/** An empty paragraph with the placeholder, as the editor has it. */
const emptyParagraph = (placeholder: string) => {
  const paragraph = document.createElement('p');
  paragraph.className = 'is-editor-empty';
  paragraph.dataset['placeholder'] = placeholder;
  paragraph.append(document.createElement('br'));
  return paragraph;
};

const fill = (field: HTMLElement, html: string, placeholder: string) => {
  if (isBlankRichText(html)) field.replaceChildren(emptyParagraph(placeholder));
  else field.innerHTML = readable(html);
};

/**
 * The field before the editor is loaded: the same names and the same size. It is editable by the browser's own means,
 * so that nothing typed meanwhile is lost, and remains so where the editor cannot be loaded.
 */
export const RestingText = ({ box, onNear, onBegin, ...props }: Props) => {
  const { label, value = '', onChange, onBlur, placeholder = '', limit, id } = props;
  const disabled = useDisabled(props.disabled);
  const countId = useId();
  const written = useRef<string | null>(null);
  const [count, setCount] = useState(0);
  const described = [props['aria-describedby'], limit ? countId : undefined].filter(Boolean).join(' ');

  useLayoutEffect(() => {
    const field = box.current;
    // What was typed here is already shown; writing it again would move the cursor.
    if (!field || value === written.current) return;
    fill(field, value, placeholder);
    written.current = value;
    setCount(field.textContent?.length ?? 0);
  }, [box, value, placeholder]);

  useEffect(() => {
    const field = box.current;
    if (!field || disabled) return undefined;
    const take = () => {
      field.querySelector('.is-editor-empty')?.classList.remove('is-editor-empty');
      const html = sanitise(field.innerHTML);
      written.current = isBlankRichText(html) ? '' : html;
      setCount(field.textContent?.length ?? 0);
      onChange?.(written.current);
    };
    field.addEventListener('input', take);
    return () => field.removeEventListener('input', take);
  }, [box, disabled, onChange]);

  return (
    <div
      className={styles['editor']}
      data-disabled={disabled || undefined}
      data-invalid={props['aria-invalid'] ? true : undefined}
      onPointerEnter={disabled ? undefined : onNear}
      onFocus={disabled ? undefined : onNear}
    >
      {!disabled && (
        <div className={styles['toolbar']} role="toolbar" aria-label={`Format ${label}`}>
          {TOOLS.map(({ history, ...tool }, index) => (
            <ToolButton
              key={tool.label}
              {...tool}
              first={index === 0}
              disabled={history ?? false}
              onClick={() => onBegin(tool.label)}
            />
          ))}
        </div>
      )}
      <div className={`${styles['text']} ${styles['area']}`}>
        <div
          ref={box}
          id={id}
          role="textbox"
          aria-multiline="true"
          aria-label={label}
          aria-describedby={described || undefined}
          aria-invalid={props['aria-invalid'] ? true : undefined}
          aria-disabled={disabled || undefined}
          contentEditable={!disabled}
          suppressContentEditableWarning
          onFocus={disabled ? undefined : () => onBegin()}
          onBlur={() => onBlur?.()}
        />
      </div>
      {limit && <p id={countId} className={styles['count']}>{`${count} of ${limit} characters`}</p>}
    </div>
  );
};
