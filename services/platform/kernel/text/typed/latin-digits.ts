const DIGITS = /[۰-۹٠-٩]/g;

/** Numbers, codes and addresses as people type them: with Persian or Arabic digits as well. @returns them with Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
