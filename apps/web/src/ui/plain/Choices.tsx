import { useId } from 'react';
import { FieldNote } from './FieldNote.tsx';
import styles from './Choices.module.css';

type Props = {
  label: string;
  name: string;
  options: readonly string[];
  /** Several may be chosen. */
  many?: boolean;
  required?: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
  hint?: string | undefined;
};

/** One or several of a short list, each with a touch-sized target. */
export const Choices = ({ label, name, options, many = false, required, chosen, onChange, error, hint }: Props) => {
  const id = useId();
  const note = `${id}-note`;
  const toggle = (option: string, on: boolean) => {
    if (!many) return onChange([option]);
    const wanted = on ? [...chosen, option] : chosen.filter((one) => one !== option);
    // In the order of the list, whichever was selected first.
    return onChange(options.filter((one) => wanted.includes(one)));
  };
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={error || hint ? note : undefined}
      data-wrong={error ? true : undefined}
    >
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option} className={styles['option']}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              value={option}
              checked={chosen.includes(option)}
              required={required && !many}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <FieldNote id={note} error={error} hint={hint} />
    </fieldset>
  );
};
