import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface Props {
  children: ReactNode;
  /** A new value clears the error: the path of the page. */
  resetKey: string;
}

/** Keeps a fault of one page inside that page; also what shows when a page's chunk could not be loaded. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorState error={error} onRetry={() => location.reload()} /> : this.props.children;
  }
}
