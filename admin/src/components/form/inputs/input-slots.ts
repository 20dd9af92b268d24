const NO_PROSE = { spellCheck: false, autoCapitalize: 'none' } as const;

/** Latin text in either language: user names, codes, passwords. */
export const LATIN_TEXT = { htmlInput: { dir: 'ltr', ...NO_PROSE } } as const;

/**
 * A whole number, for a `TextInput`: a field of type `number`, and so react-admin's `NumberInput`, refuses Persian digits
 * and separators. It begins where the words of the form around do. Read with `parseWhole`.
 */
export const WHOLE_NUMBER = { htmlInput: { ...NO_PROSE, inputMode: 'numeric' } } as const;

/** As WHOLE_NUMBER, with a point among the keys of a phone. Read with `parseDecimal`. */
export const DECIMAL_NUMBER = { htmlInput: { ...NO_PROSE, inputMode: 'decimal' } } as const;

/** Words of either script. */
export const writtenText = (maxLength: number) => ({ htmlInput: { dir: 'auto', maxLength } }) as const;
