import { fireEvent, render } from '@testing-library/react';
import type { QueueAction, QueueHandlers } from './queue-keys.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const ACTIONS: readonly QueueAction[] = ['next', 'previous', 'approve', 'refuse', 'select', 'undo', 'open', 'help'];

function Queue({ onAction, paused = false }: { onAction: (action: QueueAction) => void; paused?: boolean }) {
  const handlers = Object.fromEntries(ACTIONS.map((action) => [action, () => onAction(action)]));
  useQueueKeys(handlers as unknown as QueueHandlers, paused);
  return <input aria-label="search" />;
}

describe('useQueueKeys', () => {
  it('carries out what a key says, in the Persian layout too', () => {
    const onAction = jest.fn();
    render(<Queue onAction={onAction} />);
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    fireEvent.keyDown(document.body, { key: 'ش', code: 'KeyA' });
    expect(onAction.mock.calls).toEqual([['next'], ['approve']]);
  });

  it('decides nothing while somebody types or a dialog is open', () => {
    const onAction = jest.fn();
    const { getByLabelText, rerender } = render(<Queue onAction={onAction} />);
    fireEvent.keyDown(getByLabelText('search'), { key: 'a', code: 'KeyA' });
    rerender(<Queue onAction={onAction} paused />);
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
    expect(onAction).not.toHaveBeenCalled();
  });

  it('moves on while a key is held down, but decides only once', () => {
    const onAction = jest.fn();
    render(<Queue onAction={onAction} />);
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ', repeat: true });
    fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA', repeat: true });
    expect(onAction.mock.calls).toEqual([['next']]);
  });
});
