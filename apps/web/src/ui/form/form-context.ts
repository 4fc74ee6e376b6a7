import { createContext, useContext, useEffect } from 'react';
import type { FormMode } from '@amberway/contract/shell/texts';
import type { FindProblem } from './field-problem.ts';
import type { Issue, Path } from './issues.ts';
import type { IdLabels } from './id-labels.ts';

export type FormContext = {
  mode: FormMode;
  /** How many characters the schema takes in a field. */
  maxLengthAt?: (path: Path) => number | undefined;
  /** What the schema says about the values as they stand. */
  issuesNow: () => readonly Issue[];
  /** Fields tell their names, so that summaries and comparisons can speak of them. */
  register: (path: Path, label: string) => () => void;
  /** What single controls know to be wrong, before the schema is asked. */
  registerProblem?: (key: string, find: FindProblem) => () => void;
  /** What the ids in the fields are called. */
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

/** Around fields that stand in the form several times: 'Child 2' goes before their names wherever they are spoken of. */
export const FormPart = Part.Provider;

/** What a field is called in summaries. */
export const useFieldName = (label: string): string => {
  const part = useContext(Part);
  return part === null ? label : `${part}, ${label}`;
};

/** For a field that holds an id: says what the ids it knows are called. Outside a form nobody asks. */
export const useRegisterNames = (known: readonly { _id: string; name: string }[]): void => {
  const names = useContext(Context)?.names;
  useEffect(() => names?.tell(known.map(({ _id, name }) => [_id, name])), [names, known]);
};
