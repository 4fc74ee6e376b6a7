import { ColourInput } from '../widgets/ColourInput.tsx';
import styles from './avatar.module.css';

type Props = { label: string; colours: readonly string[]; value: string; onChange: (colour: string) => void };

/** Preset colours, and any other. */
export const ColourChoice = ({ label, colours, value, onChange }: Props) => (
  <fieldset className={styles['colours']}>
    <legend>{label}</legend>
    <div className={styles['swatches']}>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles['swatch']}
          style={{ background: colour }}
          aria-label={`${label} ${colour}`}
          aria-pressed={colour.toLowerCase() === value.toLowerCase()}
          onClick={() => onChange(colour)}
        />
      ))}
    </div>
    <ColourInput label={label} fallback={colours[0] ?? '#000000'} value={value} onChange={onChange} />
  </fieldset>
);
