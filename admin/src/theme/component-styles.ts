import { formStyles } from './form-styles.ts';
import { listStyles } from './list-styles.ts';
import type { ThemeComponents } from './theme-components.ts';
import { cssVariables, type Tokens } from './tokens.ts';

const focusRing = { outline: '2px solid var(--text-high)', outlineOffset: 2 };

function baseline(tokens: Tokens) {
  return {
    ':root': cssVariables(tokens),
    body: { fontFeatureSettings: '"ss01" 0', WebkitFontSmoothing: 'antialiased', overflowWrap: 'break-word' },
    'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': focusRing,
    // It has the focus only until one of its fields takes it.
    '[role=dialog]:focus-visible': { outline: 'none' },
    'kbd, .tabular': { fontVariantNumeric: 'tabular-nums' },
    '::selection': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
    },
  };
}

/** The tones of surfaces are too dark for words on a dark sheet, or too light on a light one. */
const wordsIn = (tone: string) => ({ '&:not(.Mui-disabled)': { color: `var(--${tone}-text)` } });
const tones = {
  '&.MuiButton-colorError': wordsIn('danger'),
  '&.MuiButton-colorSuccess': wordsIn('success'),
};

const buttons: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'primary' },
    styleOverrides: {
      root: { borderRadius: 8, minHeight: 36, paddingInline: 14, fontSize: '0.875rem', whiteSpace: 'nowrap' },
      sizeLarge: { minHeight: 44, paddingInline: 20, fontSize: '1rem', fontWeight: 700 },
      sizeSmall: { minHeight: 30, paddingInline: 10, fontSize: '0.8125rem' },
      outlined: {
        borderColor: 'var(--hairline-strong)',
        '&:hover': { borderColor: 'var(--text-low)', backgroundColor: 'var(--hover)' },
        ...tones,
      },
      text: { '&:hover': { backgroundColor: 'var(--hover)' }, ...tones },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 8, color: 'var(--text-mid)', '&:hover': { backgroundColor: 'var(--hover)' } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: 'var(--hairline-strong)',
        color: 'var(--text-mid)',
        paddingBlock: 4,
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--solid)', color: 'var(--on-solid)' },
      },
    },
  },
};

const surfaces: ThemeComponents = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 16, boxShadow: 'var(--shadow)', border: '1px solid var(--hairline)', margin: 16 },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(12, 11, 16, 0.45)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { boxShadow: 'var(--shadow)', border: '1px solid var(--hairline)', backgroundColor: 'var(--raised)' },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: false, enterDelay: 500 },
    styleOverrides: {
      tooltip: { backgroundColor: 'var(--solid)', color: 'var(--on-solid)', fontSize: '0.75rem', padding: '6px 10px' },
    },
  },
};

const forms: ThemeComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--raised)',
        borderRadius: 8,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--hairline-strong)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-low)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-high)', borderWidth: 2 },
      },
      input: { '&::placeholder': { color: 'var(--text-low)', opacity: 1 } },
    },
  },
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: 'var(--text-low)', padding: 6 } } },
  MuiSwitch: {
    styleOverrides: {
      switchBase: { '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--success)', opacity: 1 } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, '&.Mui-error': { color: 'var(--danger-text)' } } } },
};

const data: ThemeComponents = {
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--hairline)', padding: '6px 12px' },
      head: { color: 'var(--text-low)', fontSize: '0.75rem', fontWeight: 500, whiteSpace: 'nowrap', paddingBlock: 8 },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child > td': { borderBottom: 0 } } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 }, indicator: { height: 2, borderRadius: 2 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        minWidth: 0,
        textTransform: 'none',
        gap: 8,
        paddingInline: 14,
        color: 'var(--text-mid)',
        fontSize: '0.875rem',
      },
    },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 999, fontWeight: 500 }, sizeSmall: { height: 24, fontSize: '0.75rem' } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: 'var(--hairline)' } },
  },
};

/** Everything of Material UI that would otherwise look like Material UI. */
export function componentStyles(tokens: Tokens): ThemeComponents {
  return {
    MuiCssBaseline: { styleOverrides: baseline(tokens) },
    ...buttons,
    ...surfaces,
    ...forms,
    ...formStyles,
    ...data,
    ...listStyles,
  };
}
