import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../kit/class-names.ts';
import { DisabledContext } from '../kit/disabled.ts';
import styles from './Form.module.css';
import { createFormStore, type FormStore, FormStoreContext } from './form-store.ts';

/** A store for a form that is not a record's. */
export const useFormStore = <V extends object>(initial: Partial<V>): FormStore<V> => {
  const id = useId().replaceAll(':', '');
  const [store] = useState(() => createFormStore<V>(id, initial));
  return store;
};

type Props<V extends object> = {
  store: FormStore<V>;
  onSubmit: () => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The form element around fields. The browser's own validation is off: the schema speaks for all fields at once. */
export const Form = <V extends object>({ store, onSubmit, disabled = false, className, children }: Props<V>) => (
  <FormStoreContext value={store}>
    <DisabledContext value={disabled}>
      <form
        id={store.id}
        noValidate
        className={classNames(styles['form'], className)}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a dialog is also inside the form that opened it, for React.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
      </form>
    </DisabledContext>
  </FormStoreContext>
);
