import type { ThemeOptions } from '@mui/material/styles';
import { directionOf, type Language } from '../i18n/language.ts';
import { componentStyles } from './component-styles.ts';
import { inPersian } from './persian-labels.tsx';
import { DARK, LIGHT, type Tokens } from './tokens.ts';

function palette(tokens: Tokens): ThemeOptions['palette'] {
  return {
    mode: tokens.mode,
    // Ink is the colour of what can be pressed; saffron is kept for the one main action of a screen.
    primary: { main: tokens.solid, contrastText: tokens.onSolid },
    secondary: { main: tokens.accent, dark: tokens.accentStrong, contrastText: tokens.onAccent },
    error: { main: tokens.danger, contrastText: '#ffffff' },
    success: { main: tokens.success, contrastText: '#04211e' },
    warning: { main: tokens.accent, contrastText: tokens.onAccent },
    info: { main: tokens.solid, contrastText: tokens.onSolid },
    background: { default: tokens.paper, paper: tokens.panel },
    text: { primary: tokens.textHigh, secondary: tokens.textMid, disabled: tokens.textLow },
    divider: tokens.hairline,
  };
}

const LETTERS = '"Vazirmatn Variable", Tahoma, sans-serif';

function typography(language: Language): ThemeOptions['typography'] {
  const [fontFamily, lineHeight] = language === 'fa' ? [LETTERS, 1.8] : [`"Vazirmatn English", ${LETTERS}`, 1.5];
  return {
    fontFamily,
    fontSize: 14,
    fontWeightLight: 400,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: { fontSize: '1.625rem', fontWeight: 850, lineHeight: 1.35 },
    h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.5 },
    h3: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.6 },
    body1: { fontSize: '1rem', lineHeight },
    body2: { fontSize: '0.875rem', lineHeight },
    caption: { fontSize: '0.75rem', lineHeight: 1.6 },
    button: { fontWeight: 500, textTransform: 'none', letterSpacing: 0, lineHeight: 1.5 },
    overline: { textTransform: 'none', letterSpacing: 0, fontSize: '0.75rem', lineHeight: 1.6 },
  };
}

export function consoleTheme(language: Language, mode: 'light' | 'dark'): ThemeOptions {
  const tokens = mode === 'dark' ? DARK : LIGHT;
  const styles = componentStyles(tokens);
  return {
    direction: directionOf(language),
    palette: palette(tokens),
    typography: typography(language),
    shape: { borderRadius: 8 },
    transitions: { duration: { shortest: 120, shorter: 150, short: 160, standard: 180, complex: 200 } },
    components: language === 'fa' ? inPersian(styles) : styles,
  };
}
