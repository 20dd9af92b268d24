/** Latin text in either language: user names, codes, passwords. */
export const LATIN_TEXT = { htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } } as const;

/**
 * A whole number, for a `TextInput`: a field of type `number`, and so react-admin's `NumberInput`, refuses Persian digits
 * and separators. Read with `parseWhole`.
 */
export const WHOLE_NUMBER = { htmlInput: { ...LATIN_TEXT.htmlInput, inputMode: 'numeric' } } as const;

/** Words of either script. */
export const writtenText = (maxLength: number) => ({ htmlInput: { dir: 'auto', maxLength } }) as const;
