import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import type { FormRules } from '@amberway/contract/auth/forms';
import { ApiError } from '../../kernel/api-error.ts';

// The form of a public page: the browser holds what was typed and a small set of rules judges it. Values are read
// from the form itself, so that password managers and autofill work without events, and neither the store of record
// forms nor zod nor the query cache is loaded before sign-in.

export type FieldErrors = Partial<Record<string, string>>;

/** The first message of each field; later ones show once the first is fixed. */
export const errorsOf = (schema: FormRules<unknown>, values: unknown): FieldErrors => {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] ?? ''] ??= message;
  return errors;
};

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

type Options<T> = {
  schema: FormRules<T>;
  send: (data: T) => Promise<void>;
  /** The message for a failed request; the fields named by the server get their own messages. */
  sentence: (error: unknown) => string;
};

export const useNativeForm = <T>({ schema, send, sentence }: Options<T>) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // State updates arrive a frame late; the second click of a double click must already be blocked.
  const sending = useRef(false);
  // A field is validated once the user has left it with something typed, or has tried to send.
  const validated = useRef(new Set<string>());

  const check = (form: HTMLFormElement) => {
    const found = errorsOf(schema, valuesOf(form));
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => validated.current.has(name))));
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    // On blur towards a button the message would move the button away from the pointer; sending validates anyway.
    if (event.relatedTarget instanceof HTMLButtonElement || event.relatedTarget instanceof HTMLAnchorElement) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.value !== '') validated.current.add(target.name);
    check(event.currentTarget);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (validated.current.size > 0) check(event.currentTarget);
  };

  /** Shows all messages and focuses the first field. */
  const show = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    for (const input of form.querySelectorAll('input')) {
      if (found[input.name]) return input.focus();
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const parsed = schema.safeParse(valuesOf(form));
    for (const input of form.querySelectorAll('input')) validated.current.add(input.name);
    show(form, errorsOf(schema, valuesOf(form)));
    if (!parsed.success) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(parsed.data);
    } catch (error) {
      setFailure(sentence(error));
      if (error instanceof ApiError && Object.keys(error.errors).length > 0) show(form, error.errors);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { errors, failure, fail: setFailure, busy, formProps: { onBlur, onInput, onSubmit, noValidate: true } };
};
