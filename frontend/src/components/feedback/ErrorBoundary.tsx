import { onlineManager } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { hasTypedText } from '../../lib/modules/typed-text.ts';
import { ErrorState } from './ErrorState.tsx';
import { PartError, renewFailedParts } from './lazy-part.ts';

interface Props {
  children: ReactNode;
  /** A new value clears the error: the path of the page. */
  resetKey?: string;
  /** What stands in for the children; a page's state with a way on when absent. */
  failed?(retry: () => void, error: Error): ReactNode;
}

interface State {
  error: Error | null;
  /** Times that the reader has asked for it again in vain. */
  tries: number;
}

/** Contains the errors of one page or part, also those of loading its chunk. What could not be loaded comes by itself when the connection is back. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, tries: 0 };
  private leave = () => {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    this.leave = onlineManager.subscribe((online) => {
      if (online && this.state.error instanceof PartError) this.again();
    });
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey) {
      if (this.state.error) this.again();
      this.setState({ tries: 0 });
    }
  }

  override componentWillUnmount() {
    this.leave();
  }

  private again() {
    renewFailedParts();
    this.setState({ error: null });
  }

  private readonly retry = () => {
    if (this.state.tries > 0 && onlineManager.isOnline() && !(this.props.failed && hasTypedText())) {
      location.reload();
      return;
    }
    this.setState(({ tries }) => ({ tries: tries + 1 }));
    this.again();
  };

  override render() {
    const { children, failed } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return failed ? failed(this.retry, error) : <ErrorState whole error={error} onRetry={this.retry} />;
  }
}
