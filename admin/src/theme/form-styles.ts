import type { ThemeComponents } from './theme-components.ts';

const FIELD_HEIGHT = 46;
const label = {
  position: 'static',
  transform: 'none',
  maxWidth: 'none',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 'inherit',
  whiteSpace: 'normal',
  pointerEvents: 'auto',
  marginBlockEnd: 6,
  '&, &.Mui-focused, &.Mui-error': { color: 'var(--text-high)' },
} as const;

/** Label above, whole width, no notch in the frame. Only inside forms: a filter is labelled by its placeholder. */
const fields = {
  '&&': { padding: '16px 0 0' },
  '& .ra-input': { width: '100%', margin: 0 },
  '& .MuiInputLabel-root': label,
  '& .MuiOutlinedInput-root, & .MuiPickersOutlinedInput-root': { minHeight: FIELD_HEIGHT },
  '& .MuiOutlinedInput-input': { height: 'auto', padding: '8px 14px' },
  '& .MuiInputBase-multiline': { padding: '10px 14px', '& .MuiOutlinedInput-input': { padding: 0 } },
  '& .MuiOutlinedInput-notchedOutline, & .MuiPickersOutlinedInput-notchedOutline': {
    top: 0,
    '& legend': { display: 'none' },
  },
  // Also where the field has the focus, as the first wrong one does after sending.
  '& .MuiOutlinedInput-root.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)' },
  // What a key brings the focus to comes to stand above the bar that stays in sight.
  '#main-content & :is(input, textarea, button, [tabindex])': { scrollMarginBlockEnd: 'calc(var(--foot) + 88px)' },
  // Its knob begins where the fields do.
  '& .MuiSwitch-root': { marginInlineStart: '2px' },
  '& .MuiSwitch-sizeSmall': { marginInlineStart: '-4px' },
} as const;

/** A few choices beside each other, all in sight: radio buttons that look like one bar. */
const choices = {
  '& .RaRadioButtonGroupInput-label': label,
  '& .MuiFormGroup-root': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    minHeight: FIELD_HEIGHT,
    overflow: 'hidden',
    borderRadius: 8,
    border: '1px solid var(--hairline-strong)',
    backgroundColor: 'var(--raised)',
  },
  '& .MuiFormControlLabel-root': { position: 'relative', margin: 0 },
  '& .MuiFormControlLabel-root + .MuiFormControlLabel-root': { borderInlineStart: '1px solid var(--hairline-strong)' },
  '& .MuiRadio-root': { position: 'absolute', inset: 0, opacity: 0 },
  '& .MuiFormControlLabel-label': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    // On a phone, words of two lines make all choices as high.
    alignSelf: 'stretch',
    padding: '4px 8px',
    textAlign: 'center',
    lineHeight: 1.4,
    fontSize: '0.875rem',
    fontWeight: 500,
    color: 'var(--text-mid)',
  },
  '& .Mui-checked + .MuiFormControlLabel-label': { backgroundColor: 'var(--solid)', color: 'var(--on-solid)' },
  '& .Mui-focusVisible + .MuiFormControlLabel-label': { boxShadow: 'inset 0 0 0 3px var(--accent)' },
  '& .MuiFormHelperText-root': { marginInline: 0 },
} as const;

/**
 * Under the fields of a dialog. On a page it stays in sight at the foot of the window, above the navigation of a phone, where
 * react-admin's own would lie upon it.
 */
const toolbar = {
  gap: 8,
  marginBlockStart: 20,
  '&, &.RaToolbar-mobileToolbar': { position: 'static', padding: 0, minHeight: 0, backgroundColor: 'transparent' },
  '#main-content &': {
    position: 'sticky',
    insetBlockEnd: 'var(--foot)',
    zIndex: 2,
    paddingBlock: 12,
    borderBlockStart: '1px solid var(--hairline)',
    backgroundColor: 'var(--panel)',
  },
} as const;

/** Keeps its colour while it sends, so that the progress is seen on it. */
const submit = {
  '&.Mui-disabled[aria-busy=true]': { opacity: 0.75, color: 'var(--on-accent)', backgroundColor: 'var(--accent)' },
  '&.MuiButton-colorError.Mui-disabled[aria-busy=true]': { color: '#ffffff', backgroundColor: 'var(--danger)' },
} as const;

/** react-admin's forms and inputs in the product's look. A field without a hint leaves no empty line below. */
export const formStyles: ThemeComponents = {
  RaSimpleForm: { styleOverrides: { root: fields } },
  RaRadioButtonGroupInput: { defaultProps: { helperText: false, margin: 'none' }, styleOverrides: { root: choices } },
  RaTextInput: { defaultProps: { helperText: false } },
  RaBooleanInput: { defaultProps: { helperText: false } },
  RaToolbar: { styleOverrides: { root: toolbar } },
  RaSaveButton: { styleOverrides: { root: submit } },
};
