/** The key by which names sort: no capitals, accents or signs, and not by a leading article. */
export function sortName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(/^(the|a|an) (?=.)/, '') || name;
}
