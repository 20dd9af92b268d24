/** Digits that stand within a word for the letters that they look like: "se7en", "scre4m", "l0st". */
const LETTERS: Record<string, string> = { 0: 'o', 1: 'il', 3: 'e', 4: 'a', 5: 's', 7: 'vt', 8: 'b' };
/** A digit beside Latin letters; "2fast" and "area51" are no such words. */
const WITHIN = /(?<=[a-z])[0134578](?=[a-z])/g;

/** @returns a folded text with letters for such digits, the likelier ones first; empty where it has none. */
export function lookAlikes(folded: string): string[] {
  const digits = folded.match(WITHIN);
  if (!digits) return [];
  const read = (at: number) => folded.replace(WITHIN, (digit) => LETTERS[digit]![at] ?? LETTERS[digit]![0]!);
  return [...new Set([read(0), read(1)])];
}
