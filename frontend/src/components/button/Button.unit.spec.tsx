import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';

it('a busy button keeps the focus and takes no press, nor does its form', () => {
  const pressed = jest.fn();
  const sent = jest.fn((event: Event) => event.preventDefault());
  const draw = (busy: boolean) => (
    <form onSubmit={({ nativeEvent }) => sent(nativeEvent)}>
      <Button type="submit" busy={busy} onClick={pressed}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  fireEvent.click(button);
  rerender(draw(true));
  fireEvent.click(button);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
  expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
    button,
    false,
    'true',
  ]);
  rerender(draw(false));
  fireEvent.click(button);
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([2, 2]);
});

it('a double click begins one thing, and a later press another', () => {
  const begun = jest.fn();
  render(
    <Button busy={false} onClick={begun}>
      Sign out
    </Button>,
  );
  const button = screen.getByRole('button');
  const pressAt = (timeStamp: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(button, event);
  };
  for (const time of [1_000, 1_120, 1_700]) pressAt(time);
  expect(begun).toHaveBeenCalledTimes(2);
});
