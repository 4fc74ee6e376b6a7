import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { loadable } from '../../kernel/loadable.tsx';

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
  const Loaded = loadable(load);
  return ({ partProps, onFail, waiting }: { partProps: P; onFail?: OnFail; waiting?: ReactNode }) => (
    <Hidden onFail={onFail}>
      <Suspense fallback={waiting}>
        <Loaded {...partProps} />
      </Suspense>
    </Hidden>
  );
};
