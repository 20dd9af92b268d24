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
      {help && <KeysBox onClose={() => setHelp(false)} />}
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
