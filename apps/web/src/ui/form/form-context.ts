import { createContext, useContext, useEffect } from 'react';
import type { FormMode } from '@amberway/contract/shell/texts';
import type { FindProblem } from './field-problem.ts';
import type { Issue, Path } from './issues.ts';
import type { IdLabels } from './id-labels.ts';

export type FormContext = {
  mode: FormMode;
  /** The schema's maximum length for a field. */
  maxLengthAt?: (path: Path) => number | undefined;
  /** The schema's issues with the current values. */
  issuesNow: () => readonly Issue[];
  /** Fields register their labels for summaries and comparisons. */
  register: (path: Path, label: string) => () => void;
  /** Errors found by single controls, before the schema is checked. */
  registerProblem?: (key: string, find: FindProblem) => () => void;
  /** The display names of the ids in the fields. */
  names: IdLabels;
};

const Context = createContext<FormContext | null>(null);

export const FormContextProvider = Context.Provider;

export const useFormContext = (): FormContext => {
  const found = useContext(Context);
  if (!found) throw new Error('FormField belongs inside a FormDrawer or FormModal');
  return found;
};

const Part = createContext<string | null>(null);

/** Around fields that are repeated in a form: 'Child 2' precedes their labels in messages. */
export const FormPart = Part.Provider;

/** The name of a field in summaries. */
export const useFieldName = (label: string): string => {
  const part = useContext(Part);
  return part === null ? label : `${part}, ${label}`;
};

/** For a field that holds an id: registers the display names of the ids it knows. Has no effect outside a form. */
export const useRegisterNames = (known: readonly { _id: string; name: string }[]): void => {
  const names = useContext(Context)?.names;
  useEffect(() => names?.add(known.map(({ _id, name }) => [_id, name])), [names, known]);
};
