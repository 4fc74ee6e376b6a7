import { useRef, useState } from 'react';
import { svgError } from '@amberway/contract/content/svg/check';
import { contentTexts } from '@amberway/contract/content/texts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import styles from './widgets.module.css';
import { Button } from '../../../ui/kit/Button.tsx';
import { useDisabled } from '../../../ui/kit/disabled.ts';

type Props = { label: string; id?: string; value?: string | null; onChange?: (svg: string) => void };

const isSvgFile = ({ name, type }: File) => type === 'image/svg+xml' || /\.svg$/i.test(name);

/** Why a file is rejected. An SVG with scripts or external resources is rejected, not sanitised. */
const refusalOf = (file: File, text: string): string | undefined =>
  isSvgFile(file) ? svgError(text.trim()) : contentTexts.onlySvg;

/** The SVG is stored as text; it is previewed before it is saved. */
export const SvgInput = ({ label, id, value, onChange }: Props) => {
  const componentDisabled = useDisabled();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const refusal = refusalOf(file, text);
    setError(refusal);
    if (!refusal) onChange?.(text.trim());
    // Reset, so that choosing the same file again fires a change event.
    if (input.current) input.current.value = '';
  };
  return (
    <div className={styles['svg']}>
      <Drawing svg={value ?? ''} size={120} alt={value ? 'Preview of the drawing' : ''} />
      {!componentDisabled && (
        <span className={styles['pick']}>
          <Button icon={<Icon name="upload" size={18} />} tabIndex={-1} aria-hidden="true">
            {value ? 'Choose another SVG' : 'Choose an SVG'}
          </Button>
          <input
            ref={input}
            {...(id === undefined ? {} : { id })}
            type="file"
            accept=".svg,image/svg+xml"
            aria-label={label}
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </span>
      )}
      {error && (
        <p role="alert" className={styles['fault']}>
          {error}
        </p>
      )}
    </div>
  );
};
