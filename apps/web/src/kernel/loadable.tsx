import { type ComponentType, lazy, useLayoutEffect, useState } from 'react';

/**
 * A component whose code is loaded when it is first rendered, or before by `preload`. Loaded code renders at once,
 * where `lazy` would show the fallback of the nearest Suspense for a moment. If the code cannot be loaded, the
 * component throws, or `Missing` stands in its place; rendering it anew, in another visit of the page or by 'Try again',
 * loads it again.
 */
export const loadable = <P extends object>(load: () => Promise<ComponentType<P>>, Missing?: ComponentType<P>) => {
  // `lazy` keeps a rejected import for ever. It is replaced once the failure is on the page: replaced any sooner, the
  // render that still waits for it would load the code without end.
  const failure = (error: unknown) => (props: P) => {
    useLayoutEffect(() => {
      latest = make();
      if (!Missing) throw error;
    }, []);
    return Missing && <Missing {...props} />;
  };
  const make = () =>
    lazy(async () => ({ default: (await load().catch(failure)) as ComponentType<object> })) as ComponentType<P>;
  let latest = make();
  const Part = (props: P) => {
    // Chosen once: another component in the same place would lose its state.
    const [Chosen] = useState(() => latest);
    return <Chosen {...props} />;
  };
  return Object.assign(Part, {
    preload: async (): Promise<void> => {
      latest = await load();
    },
  });
};
