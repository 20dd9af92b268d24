import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { KeysBox } from './KeysBox.tsx';

function Player() {
  const [help, setHelp] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHelp(true)}>
        open
      </button>
      {help && <KeysBox hasNext onClose={() => setHelp(false)} />}
    </>
  );
}

it('gives the focus back to the button that has opened it', () => {
  render(<Player />);
  const opener = screen.getByText('open');
  opener.focus();
  fireEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByText('close'));
  fireEvent.click(screen.getByText('close'));
  expect(document.activeElement).toBe(opener);
});

it('names the key of the next episode where there is one', () => {
  const { rerender } = render(<KeysBox hasNext onClose={jest.fn()} />);
  expect(screen.getByText('keys.next')).toBeTruthy();
  rerender(<KeysBox hasNext={false} onClose={jest.fn()} />);
  expect(screen.queryByText('keys.next')).toBeNull();
  expect(screen.getByText('keys.help')).toBeTruthy();
});
