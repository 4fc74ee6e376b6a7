import { type FocusEvent, type FormEvent, useRef, useState } from 'react';

// A form without a library: the browser keeps what was typed, the schema says what is wrong with it.
// Values are read from the form itself, so that password managers and autofill need no events of ours.

type Issue = { path: PropertyKey[]; message: string };
type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: Issue[] } };
/** What is used of a zod schema. */
export type FormSchema<T> = { safeParse: (value: unknown) => Parsed<T> };

export type FieldErrors = Partial<Record<string, string>>;

/** The first message of each field; later ones follow when the first is mended. */
export const errorsOf = (schema: FormSchema<unknown>, values: unknown): FieldErrors => {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return errors;
};

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const nameOf = (target: EventTarget) => (target instanceof HTMLInputElement ? target.name : '');

type Options<T> = {
  schema: FormSchema<T>;
  /** Answers the messages of single fields when the server names them; anything else it shows itself. */
  send: (data: T) => Promise<FieldErrors | void>;
};

export const useForm = <T>({ schema, send }: Options<T>) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // State changes arrive a frame late; the second press of a double click must already find the door shut.
  const sending = useRef(false);
  // A field is judged once its owner has left it with something typed, or has tried to send.
  const judged = useRef(new Set<string>());

  const check = (form: HTMLFormElement) => {
    const found = errorsOf(schema, valuesOf(form));
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => judged.current.has(name))));
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    // On the way to a button the message would push the button away from the pointer; sending checks anyway.
    if (event.relatedTarget instanceof HTMLButtonElement || event.relatedTarget instanceof HTMLAnchorElement) return;
    if (event.target instanceof HTMLInputElement && event.target.value !== '') judged.current.add(nameOf(event.target));
    check(event.currentTarget);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (judged.current.size > 0) check(event.currentTarget);
  };

  const showFirst = (form: HTMLFormElement, found: FieldErrors) => {
    for (const input of form.querySelectorAll('input')) {
      if (found[input.name]) return input.focus();
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const parsed = schema.safeParse(valuesOf(form));
    for (const input of form.querySelectorAll('input')) judged.current.add(input.name);
    const found = errorsOf(schema, valuesOf(form));
    setErrors(found);
    if (!parsed.success) return showFirst(form, found);
    sending.current = true;
    setBusy(true);
    try {
      const refused = await send(parsed.data);
      if (refused && Object.keys(refused).length > 0) {
        setErrors(refused);
        showFirst(form, refused);
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { errors, busy, formProps: { onBlur, onInput, onSubmit, noValidate: true } };
};
