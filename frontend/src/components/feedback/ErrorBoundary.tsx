import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  children: ReactNode;
  /** A new value clears the error: the path of the page. */
  resetKey: string;
}

/** Contains the errors of one page, also those of loading its chunk. */
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
