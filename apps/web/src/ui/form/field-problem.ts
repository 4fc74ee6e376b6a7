import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

/** What a control knows to be wrong. `first`: the schema sees an older value, so what it says does not count. */
export type FieldProblem = { message: string; first: boolean };
/** Given the value of the field, since the control may not have been drawn with it yet. */
export type FindProblem = (value: unknown) => FieldProblem | null;

const Field = createContext<((find: FindProblem) => () => void) | null>(null);

export const FieldProblemProvider = Field.Provider;

/** For a control whose text is not always a value: saving waits until it is one. */
export const useFieldProblem = (find: FindProblem): void => {
  const register = useContext(Field);
  const latest = useRef(find);
  useLayoutEffect(() => {
    latest.current = find;
  });
  useEffect(() => register?.((value) => latest.current(value)), [register]);
};
