import { useState } from 'react';

/** A value with the steps that led to it. Starting again is a step too, so it can be undone. */
export const useHistory = <T>(start: T | undefined) => {
  const [steps, setSteps] = useState<readonly T[]>([]);
  return {
    value: steps.at(-1) ?? start,
    begun: steps.length > 0,
    change: (next: T) => setSteps((now) => [...now, next]),
    /** What undoing leads to. */
    previous: steps.at(-2) ?? start,
    undo: () => setSteps((now) => now.slice(0, -1)),
  };
};
