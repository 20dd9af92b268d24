import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { consoleTheme } from './console-theme.ts';

function inTheDark(element: ReactNode) {
  return render(
    <ThemeProvider theme={createTheme(consoleTheme('en', 'dark'))}>
      <CssBaseline />
      {element}
    </ThemeProvider>,
  );
}

describe('in the dark', () => {
  it.each(['outlined', 'text'] as const)(
    'a button of danger (%s) has the colour of words, not of a surface',
    (variant) => {
      inTheDark(
        <Button variant={variant} color="error">
          Remove
        </Button>,
      );
      // #ff8c9c: what is beneath it is nearly black.
      expect(getComputedStyle(screen.getByRole('button')).color).toBe('rgb(255, 140, 156)');
    },
  );

  it('a switch that is on is seen to be on', () => {
    const { container } = inTheDark(<Switch checked readOnly />);
    const track = container.querySelector('.MuiSwitch-track') as Element;
    expect(getComputedStyle(track).backgroundColor).toBe('rgb(63, 182, 168)');
    expect(getComputedStyle(track).opacity).toBe('1');
  });
});
