import { useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './RecordForm.module.css';
import { Button } from '../kit/Button.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { useDisabled } from '../kit/disabled.ts';

type Props = {
  id?: string;
  value?: readonly string[];
  onChange?: (texts: string[]) => void;
  /** 'needed skill': used in the labels of the rows and the button. */
  noun: string;
  maxLength?: number | undefined;
};

/** Several short texts, one per row. There is always an empty row to type into. */
export const TextList = ({ id, value = [], onChange, noun, maxLength }: Props) => {
  const componentDisabled = useDisabled();
  const rows = value.length > 0 ? value : [''];
  const box = useRef<HTMLDivElement>(null);
  /** Does not add a second empty row. */
  const add = () => {
    const empty = rows.findIndex((row) => row.trim() === '');
    if (empty === -1) onChange?.([...rows, '']);
    else box.current?.querySelectorAll<HTMLTextAreaElement>('textarea:not([aria-hidden])')[empty]?.focus();
  };
  const change = (at: number, text: string) => onChange?.(rows.map((row, i) => (i === at ? text : row)));
  return (
    <div className={styles['texts']} ref={box}>
      {rows.map((row, i) => (
        // Rows have no identity but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={i} className={styles['textRow']}>
          <TextArea
            {...(i === 0 && id !== undefined ? { id } : {})}
            aria-label={`${noun} ${i + 1}`}
            value={row}
            rows={1}
            maxRows={4}
            maxLength={maxLength}
            onChange={(event) => change(i, event.target.value)}
          />
          {!componentDisabled && rows.length > 1 && (
            <Button
              variant="text"
              aria-label={`Remove ${noun} ${i + 1}`}
              icon={<Icon name="trash" size={18} />}
              onClick={() => onChange?.(rows.filter((_, other) => other !== i))}
            />
          )}
        </div>
      ))}
      {!componentDisabled && (
        <Button
          variant="dashed"
          icon={<Icon name="plus" size={16} />}
          className={styles['textAdd'] ?? ''}
          onClick={add}
        >
          {`Add ${noun}`}
        </Button>
      )}
    </div>
  );
};
