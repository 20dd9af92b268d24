/** Latin text in either language: user names, codes, passwords. */
export const LATIN_TEXT = { htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } } as const;

/**
 * A whole number, for a `TextInput`: a field of type `number`, and so react-admin's `NumberInput`, refuses Persian digits
 * and separators. Read with `parseWhole`.
 */
export const WHOLE_NUMBER = { htmlInput: { ...LATIN_TEXT.htmlInput, inputMode: 'numeric' } } as const;

/** As WHOLE_NUMBER, with a point among the keys of a phone. Read with `parseDecimal`. */
export const DECIMAL_NUMBER = { htmlInput: { ...LATIN_TEXT.htmlInput, inputMode: 'decimal' } } as const;

/** Words of either script. */
export const writtenText = (maxLength: number) => ({ htmlInput: { dir: 'auto', maxLength } }) as const;
