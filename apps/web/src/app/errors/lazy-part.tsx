import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type OnFail = (error: unknown) => void;

class Hidden extends Component<{ children: ReactNode; onFail?: OnFail | undefined }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * A part of a page in a chunk of its own, loaded when it is first shown. If it fails, it disappears and the page
 * around it stays; showing it again loads it again.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const make = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  let latest = make();
  return ({ partProps, onFail, waiting }: { partProps: P; onFail?: OnFail; waiting?: ReactNode }) => {
    const [Loaded] = useState(() => latest);
    const fail: OnFail = (error) => {
      // `lazy` caches a rejected import for ever, so a new one is made.
      latest = make();
      onFail?.(error);
    };
    return (
      <Hidden onFail={fail}>
        <Suspense fallback={waiting}>
          <Loaded {...partProps} />
        </Suspense>
      </Hidden>
    );
  };
};
