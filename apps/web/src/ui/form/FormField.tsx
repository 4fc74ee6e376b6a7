import { Form, type FormItemProps, Input } from 'antd';
import { cloneElement, isValidElement, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { FieldProblemProvider, type FindProblem } from './field-problem.ts';
import { useFieldName, useFormContext } from './form-context.ts';
import { issueAt, type Path } from './issues.ts';
import styles from './RecordForm.module.css';
import { TextList } from './TextList.tsx';

/** A field of the form's values, or the path to one inside of them. */
export type FieldName<V> = (keyof V & string) | readonly [keyof V & string, ...(string | number)[]];

type Props<V> = Pick<
  FormItemProps,
  'valuePropName' | 'getValueFromEvent' | 'getValueProps' | 'className' | 'trigger' | 'normalize'
> & {
  name: FieldName<NoInfer<V>>;
  label: string;
  /** Help text below the field. */
  hint?: ReactNode;
  /** The label is for screen readers only, where the context already shows it. */
  labelHidden?: boolean;
  /** Marks the label; the schema decides what is required. */
  required?: boolean;
  /** False where the specification has its own message for text that is too long: input is then not cut off. */
  stopsAtLimit?: boolean;
  children: ReactNode;
};

const TEXT_CONTROLS: readonly unknown[] = [Input, Input.TextArea, TextList];

/** Stops input at the schema's maximum length. */
const withMaxLength = (control: ReactNode, maxLength: number | undefined): ReactNode =>
  isValidElement<{ maxLength?: number }>(control) && TEXT_CONTROLS.includes(control.type) && maxLength !== undefined
    ? cloneElement(control, { maxLength })
    : control;

/**
 * One field of the record. Its rule is the contract's schema, asked on leaving the field and on saving. `V` is the type
 * of the form's values: without it no name is accepted.
 */
export const FormField = <V extends object = object>({
  name,
  label,
  hint,
  labelHidden = false,
  required = false,
  stopsAtLimit = true,
  children,
  ...rest
}: Props<V>) => {
  const { mode, maxLengthAt, issuesNow, register, registerProblem } = useFormContext();
  // Read-only mode shows neither required marks nor hints.
  const reading = mode === 'View';
  const marked = required && !reading;
  const path: Path = typeof name === 'string' ? [name] : name;
  const key = path.join('.');
  const spoken = useFieldName(label);
  useEffect(
    () => register(path, spoken),
    // `key` represents the path, which is a new array on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [register, key, spoken],
  );
  const own = useRef<FindProblem | null>(null);
  const setOwn = useCallback(
    (find: FindProblem) => {
      own.current = find;
      const leave = registerProblem?.(key, find);
      return () => {
        own.current = null;
        leave?.();
      };
    },
    [registerProblem, key],
  );
  return (
    <FieldProblemProvider value={setOwn}>
      <Form.Item
        {...rest}
        {...(labelHidden && { className: `${styles['bare']} ${rest.className ?? ''}` })}
        name={[...path]}
        label={
          labelHidden ? (
            <span className="visually-hidden">{label}</span>
          ) : marked ? (
            <span className={styles['required']}>{label}</span>
          ) : (
            label
          )
        }
        required={marked}
        extra={reading ? undefined : hint}
        validateTrigger="onBlur"
        validateFirst
        rules={[
          {
            validator: (_, value: unknown) => {
              const problem = own.current?.(value);
              const message = (!problem?.first && issueAt(issuesNow(), path)) || problem?.message;
              return message ? Promise.reject(new Error(message)) : Promise.resolve();
            },
          },
        ]}
      >
        {stopsAtLimit ? withMaxLength(children, maxLengthAt?.(path)) : children}
      </Form.Item>
    </FieldProblemProvider>
  );
};
