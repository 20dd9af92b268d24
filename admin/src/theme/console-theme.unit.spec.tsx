import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { consoleTheme } from './console-theme.ts';

it.each(['outlined', 'text'] as const)(
  'a button of danger (%s) has the colour of words, not of a surface',
  (variant) => {
    render(
      <ThemeProvider theme={createTheme(consoleTheme('en', 'dark'))}>
        <CssBaseline />
        <Button variant={variant} color="error">
          Remove
        </Button>
      </ThemeProvider>,
    );
    // #ff8c9c: what is beneath it is nearly black.
    expect(getComputedStyle(screen.getByRole('button')).color).toBe('rgb(255, 140, 156)');
  },
);
