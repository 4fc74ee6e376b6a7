import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

/** An error found by a control. `first`: the schema sees an older value, so its errors do not count. */
export type FieldProblem = { message: string; first: boolean };
/** Gets the field's value, since the control may not have rendered with it yet. */
export type FindProblem = (value: unknown) => FieldProblem | null;

const Field = createContext<((find: FindProblem) => () => void) | null>(null);

export const FieldProblemProvider = Field.Provider;

/** For a control whose text is not always a valid value: saving waits until it is. */
export const useFieldProblem = (find: FindProblem): void => {
  const register = useContext(Field);
  const latest = useRef(find);
  useLayoutEffect(() => {
    latest.current = find;
  });
  useEffect(() => register?.((value) => latest.current(value)), [register]);
};
