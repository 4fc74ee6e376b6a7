import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

type Props = {
  children: ReactNode;
  inShell?: boolean;
  /** Called before the children are rendered again. */ onRetry?: () => void;
};
type State = { error: unknown; failed: boolean };

/** Needs a `key` that changes with the page, so that navigating away clears the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failure error={this.state.error} onRetry={this.retry} inShell={this.props.inShell ?? false} />;
  }
}
