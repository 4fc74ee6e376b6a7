import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code is loaded when it is first rendered, or before by `preload`. Loaded code renders at once,
 * where `lazy` would show the fallback of the nearest Suspense for a moment.
 */
export const loadable = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | undefined;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const Part = (props: P) => {
    // Chosen once: another component in the same place would lose its state.
    const [Chosen] = useState(() => (loaded ?? Lazy) as ComponentType<P>);
    return <Chosen {...props} />;
  };
  return Object.assign(Part, { preload });
};
