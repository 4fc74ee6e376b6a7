import { createContext, useContext } from 'react';
import type { FormMode } from '@amberway/contract/shell/texts';
import type { Issue, Path } from './issues.ts';

export type FormContext = {
  mode: FormMode;
  /** What the schema says about the values as they stand. */
  issuesNow: () => readonly Issue[];
  /** Fields tell their names, so that summaries and comparisons can speak of them. */
  register: (path: Path, label: string) => () => void;
};

const Context = createContext<FormContext | null>(null);

export const FormContextProvider = Context.Provider;

export const useFormContext = (): FormContext => {
  const found = useContext(Context);
  if (!found) throw new Error('FormField belongs inside a FormDrawer or FormModal');
  return found;
};
