import { Checkbox } from './Checkbox.tsx';
import styles from './Checkbox.module.css';
import { classNames } from './class-names.ts';

type Props = {
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Each option has a frame, as a touch-sized target. */
  framed?: boolean | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};

/** Any number of a few options, all in view. */
export const CheckboxGroup = ({ options, value, onChange, framed = false, ...named }: Props) => (
  <div {...named} role="group" className={classNames(styles['group'], framed && styles['framed'])}>
    {options.map((option) => (
      <Checkbox
        key={option}
        checked={value.includes(option)}
        // In the order of the list, whichever was selected first.
        onChange={({ target }) =>
          onChange(options.filter((one) => (one === option ? target.checked : value.includes(one))))
        }
      >
        {option}
      </Checkbox>
    ))}
  </div>
);
