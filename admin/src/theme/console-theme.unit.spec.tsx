import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { consoleTheme } from './console-theme.ts';

const inTheDark = (element: ReactNode) => shown(element, 'dark');

function shown(element: ReactNode, mode: 'light' | 'dark') {
  return render(
    <ThemeProvider theme={createTheme(consoleTheme('en', mode))}>
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

describe('in the light', () => {
  it('a button of success has the colour of words, not of a surface', () => {
    shown(
      <Button variant="outlined" color="success">
        Accept
      </Button>,
      'light',
    );
    // #0d6a60
    expect(getComputedStyle(screen.getByRole('button')).color).toBe('rgb(13, 106, 96)');
  });
});
