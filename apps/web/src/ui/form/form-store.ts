import { createContext, use, useSyncExternalStore } from 'react';
import { createStore } from '../../kernel/store.ts';
import { CONTROLS } from '../kit/first-wrong.ts';
import type { Path } from './issues.ts';

export type FieldPath = string | readonly (string | number)[];
export const pathOf = (name: FieldPath): Path => (typeof name === 'string' ? [name] : name);
const keyOf = (name: FieldPath): string => pathOf(name).join('.');

const read = (from: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string | number, unknown> | null | undefined)?.[name], from);

/** A copy with one place changed; everything beside it stays the same object, so that watchers see only real changes. */
const write = (into: unknown, [first, ...rest]: Path, value: unknown): unknown => {
  if (first === undefined) return value;
  const copy: unknown = Array.isArray(into) ? [...(into as unknown[])] : { ...(into as object | undefined) };
  (copy as Record<string | number, unknown>)[first] = write(read(into, [first]), rest, value);
  return copy;
};

/** Checks one field and returns what is wrong with it. */
type Check = () => string | undefined;
type Errors = Readonly<Record<string, string | undefined>>;
type State<V> = { values: V; errors: Errors; touched: boolean };

export type FormStore<V extends object = object> = {
  /** Ids of fields begin with it, so that two forms on a page do not share one. */
  id: string;
  values: () => V;
  get: { <K extends keyof V & string>(name: K): V[K]; (name: FieldPath): unknown };
  /** A change by the program: neither the draft nor the messages hear of it. */
  set: (name: FieldPath, value: unknown) => void;
  setAll: (values: Partial<V>) => void;
  /** A change by the person who fills in the form. */
  change: (name: FieldPath, value: unknown) => void;
  isTouched: () => boolean;
  errorAt: (name: FieldPath) => string | undefined;
  /** Messages by field; fields that are not named keep theirs. Undefined removes one. */
  setErrors: (errors: Errors) => void;
  /** Checks the fields again that show a message, all or those inside a changed one. Returns their keys. */
  recheck: (changed?: FieldPath) => string[];
  /** Checks every field; returns the keys of those with a message. */
  checkAll: () => string[];
  /** Checks one field, when the focus leaves it. */
  check: (name: FieldPath) => void;
  register: (name: FieldPath, check: Check) => () => void;
  focus: (key: string) => void;
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
  onChanged: (listener: (name: FieldPath) => void) => () => void;
};

/** The values of a form's fields and what is said about them. Rules are the schema's, not the store's. */
export const createFormStore = <V extends object>(id: string, initial: Partial<V>): FormStore<V> => {
  const fresh: State<V> = { values: initial as V, errors: {}, touched: false };
  const state = createStore(fresh);
  const checks = new Map<string, Check>();
  const watchers = new Set<(name: FieldPath) => void>();
  const change = (part: Partial<State<V>>) => state.set({ ...state.get(), ...part });
  const withValue = (name: FieldPath, value: unknown) => ({
    values: write(state.get().values, pathOf(name), value) as V,
  });
  const setErrors = (next: Errors) => change({ errors: { ...state.get().errors, ...next } });
  const hasError = (key: string) => state.get().errors[key] !== undefined;
  const checkThese = (keys: readonly string[]) => {
    if (keys.length > 0) setErrors(Object.fromEntries(keys.map((key) => [key, checks.get(key)?.()])));
    return keys.filter(hasError);
  };
  return {
    id,
    values: () => state.get().values,
    get: (name: FieldPath) => read(state.get().values, pathOf(name)) as never,
    set: (name, value) => change(withValue(name, value)),
    setAll: (next) => change({ values: { ...state.get().values, ...next } }),
    change: (name, value) => {
      change({ ...withValue(name, value), touched: true });
      for (const watcher of watchers) watcher(name);
    },
    isTouched: () => state.get().touched,
    errorAt: (name) => state.get().errors[keyOf(name)],
    setErrors,
    recheck: (changed) => {
      const part = changed === undefined ? undefined : keyOf(changed);
      const isConcerned = (key: string) =>
        part === undefined || `${key}.`.startsWith(`${part}.`) || `${part}.`.startsWith(`${key}.`);
      const shown = Object.keys(state.get().errors).filter((key) => hasError(key) && isConcerned(key));
      checkThese(shown);
      return shown;
    },
    checkAll: () => checkThese([...checks.keys()]),
    check: (name) => void checkThese([keyOf(name)]),
    register: (name, check) => {
      const key = keyOf(name);
      checks.set(key, check);
      return () => {
        if (checks.get(key) === check) checks.delete(key);
      };
    },
    focus: (key) => {
      const field = document.getElementById(`${id}_${key.replaceAll('.', '_')}`);
      const target = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
      target?.focus();
    },
    reset: () => state.set(fresh),
    subscribe: state.subscribe,
    onChanged: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
};

export const FormStoreContext = createContext<FormStore | null>(null);

/** The form around this field. */
export const useForm = <V extends object = object>(): FormStore<V> => {
  const store = use(FormStoreContext);
  if (!store) throw new Error('A field belongs inside a form');
  return store as unknown as FormStore<V>;
};

/** What a place in the form holds now, and again whenever it changes. */
// The form's values are not known here: the caller names the type of the place it reads.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const useFormValue = <T>(name: FieldPath, of?: Pick<FormStore, 'subscribe' | 'get'>): T => {
  const around = use(FormStoreContext);
  const store = of ?? around;
  if (!store) throw new Error('A value belongs to a form');
  return useSyncExternalStore(store.subscribe, () => store.get(name) as T);
};

/** Something worked out from all values. It must be a primitive: it is compared by value. */
export const useFormState = <V extends object, T extends string | number | boolean | undefined>(
  select: (values: V, store: FormStore<V>) => T,
): T => {
  const store = useForm<V>();
  return useSyncExternalStore(store.subscribe, () => select(store.values(), store));
};
