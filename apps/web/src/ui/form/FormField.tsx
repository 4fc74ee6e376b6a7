import {
  cloneElement,
  type FocusEvent,
  isValidElement,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Input } from '../kit/Input.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { FieldFrame, labelIdOf, noteProps } from './FieldFrame.tsx';
import { FieldProblemProvider, type FindProblem } from './field-problem.ts';
import { useFieldName, useFormContext } from './form-context.ts';
import { afterPress } from '../kit/after-press.ts';
import { pathOf, useForm } from './form-store.ts';
import { issueAt } from './issues.ts';
import { TextList } from './TextList.tsx';

/** A field of the form's values, or the path to one inside of them. */
export type FieldName<V> = (keyof V & string) | readonly [keyof V & string, ...(string | number)[]];

type Props<V> = {
  name: FieldName<NoInfer<V>>;
  label: string;
  /** Help text below the field. */
  hint?: ReactNode;
  /** The label is for screen readers only, where the context already shows it. */
  labelHidden?: boolean;
  /** Marks the label; what is really required is the schema's to say. */
  required?: boolean;
  /** False where the specification has its own message for text that is too long: input is then not cut off. */
  stopsAtLimit?: boolean;
  /** `checked` for a checkbox or a switch. */
  valuePropName?: 'value' | 'checked';
  /** Where the control holds another form of the value. */
  toControl?: (value: never) => unknown;
  fromControl?: (value: never) => unknown;
  className?: string | undefined;
  children: ReactNode;
};

type ControlProps = {
  maxLength?: number | undefined;
  onChange?: ((...args: unknown[]) => void) | undefined;
  onBlur?: ((event?: FocusEvent) => void) | undefined;
};

const TEXT_CONTROLS: readonly unknown[] = [Input, TextArea, TextList];

/** A native control passes an event, the others the value itself. */
const valueFrom = (changed: unknown, property: 'value' | 'checked'): unknown =>
  typeof changed === 'object' && changed !== null && 'target' in changed
    ? (changed.target as Record<string, unknown>)[property]
    : changed;

/**
 * One field of the record. Its rule is the contract's schema, checked on leaving the field and on saving. `V` is the type
 * of the form's values: without it no name is accepted.
 */
export const FormField = <V extends object = object>(props: Props<V>) => {
  const { name, label, hint, labelHidden, required = false, stopsAtLimit = true, className, children } = props;
  const { valuePropName = 'value', toControl, fromControl } = props;
  const store = useForm();
  const { mode, maxLengthAt, issuesNow, register, registerProblem } = useFormContext();
  const value = useSyncExternalStore(store.subscribe, () => store.get(name));
  const error = useSyncExternalStore(store.subscribe, () => store.errorAt(name));
  // In View neither what is required nor how to fill it in is of use.
  const isReading = mode === 'View';
  const isMarked = required && !isReading;
  const path = pathOf(name);
  const key = path.join('.');
  const spoken = useFieldName(label);
  useEffect(
    () => register(path, spoken),
    // The key stands for the path, which is another array on each render.
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
  useEffect(
    () =>
      store.register(path, () => {
        const problem = own.current?.(store.get(path));
        return (!problem?.first && issueAt(issuesNow(), path)) || problem?.message;
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [store, key, issuesNow],
  );

  const id = `${store.id}_${path.join('_')}`;
  const shown = toControl ? toControl(value as never) : value;
  const maxLength = stopsAtLimit ? maxLengthAt?.(path) : undefined;
  const control = isValidElement<ControlProps>(children)
    ? cloneElement(children, {
        id,
        [valuePropName]: shown,
        'aria-required': isMarked || undefined,
        ...noteProps(id, error, isReading ? undefined : hint),
        // A label names one control: a group of radio buttons needs the reference. A checkbox has a label of its own too.
        ...(valuePropName === 'value' &&
          !TEXT_CONTROLS.includes(children.type) && { 'aria-labelledby': labelIdOf(id) }),
        ...(maxLength !== undefined && TEXT_CONTROLS.includes(children.type) && { maxLength }),
        onChange: (...args: unknown[]) => {
          const next = valueFrom(args[0], valuePropName);
          store.change(path, fromControl ? fromControl(next as never) : next);
          children.props.onChange?.(...args);
        },
        onBlur: (event?: FocusEvent) => {
          children.props.onBlur?.(event);
          // A control's own handler may have tidied the value.
          if (isReading) return;
          const before = store.errorAt(path);
          // Saving, which the press began, may have set the server's message meanwhile.
          afterPress(() => store.errorAt(path) === before && store.check(path));
        },
      } as ControlProps)
    : children;
  return (
    <FieldProblemProvider value={setOwn}>
      <FieldFrame
        label={label}
        htmlFor={id}
        hint={isReading ? undefined : hint}
        error={error}
        labelHidden={labelHidden}
        required={isMarked}
        className={className}
      >
        {control}
      </FieldFrame>
    </FieldProblemProvider>
  );
};
