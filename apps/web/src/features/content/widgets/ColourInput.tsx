import styles from './ColourInput.module.css';
import { Input } from '../../../ui/kit/Input.tsx';
import { useDisabled } from '../../../ui/kit/disabled.ts';

type Props = {
  label: string;
  /** Shown by the picker while the typed text is not a valid colour yet. */
  fallback: string;
  id?: string;
  value?: string | null;
  onChange?: (colour: string) => void;
  onBlur?: () => void;
};

const FORM = '#RRGGBB';
const HEX = /^#[0-9a-f]{6}$/i;

/** The browser's colour picker beside a field for the hex value, which can be pasted. */
export const ColourInput = ({ label, fallback, id, value, onChange, onBlur }: Props) => {
  const componentDisabled = useDisabled();
  const text = value ?? '';
  return (
    <span className={styles['colour']}>
      <input
        type="color"
        aria-label={`Pick ${label.toLowerCase()}`}
        value={HEX.test(text) ? text : fallback}
        disabled={componentDisabled ?? false}
        onChange={(event) => onChange?.(event.target.value.toUpperCase())}
      />
      <Input
        {...(id === undefined ? { 'aria-label': `${label} as hex` } : { id })}
        value={text}
        maxLength={FORM.length}
        spellCheck={false}
        placeholder={FORM}
        onChange={(event) => onChange?.(event.target.value.trim())}
        onBlur={() => onBlur?.()}
      />
    </span>
  );
};
