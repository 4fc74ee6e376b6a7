import type { ReactNode } from 'react';
import { Sign } from '../icons/Sign.tsx';
import { classNames } from '../kit/class-names.ts';
import styles from './Form.module.css';

export type FrameProps = {
  label: ReactNode;
  /** The control's id. */
  htmlFor: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** A link beside the label. It follows the control in the tab order, so that Tab goes from field to field. */
  aside?: ReactNode;
  /** The line below is reserved, and a message takes the hint's place in it: nothing moves when it appears. */
  steady?: boolean | undefined;
  labelHidden?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const noteIdOf = (htmlFor: string): string => `${htmlFor}_note`;
export const labelIdOf = (htmlFor: string): string => `${htmlFor}_label`;

/** What connects a control with its message or hint. */
export const noteProps = (htmlFor: string, error: ReactNode, hint: ReactNode) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? noteIdOf(htmlFor) : undefined,
});

/** A label, its control, and below it the message or the hint. */
export const FieldFrame = (props: FrameProps) => {
  const { label, htmlFor, hint, error, aside, steady = false, labelHidden, required, className, children } = props;
  return (
    <div
      className={classNames(
        styles['field'],
        labelHidden && styles['bare'],
        steady && styles['steady'],
        Boolean(aside) && styles['withAside'],
        className,
      )}
      data-field
    >
      <label
        id={labelIdOf(htmlFor)}
        htmlFor={htmlFor}
        className={labelHidden ? 'visually-hidden' : classNames(styles['label'], required && styles['required'])}
      >
        {label}
      </label>
      {children}
      {aside && <div className={styles['aside']}>{aside}</div>}
      <div id={noteIdOf(htmlFor)} className={styles['notes']} aria-live="polite">
        {error && (
          <p className={styles['error']}>
            <Sign name="warning" size={16} />
            <span>{error}</span>
          </p>
        )}
        {hint && !(steady && error) && <p className={styles['hint']}>{hint}</p>}
      </div>
    </div>
  );
};
