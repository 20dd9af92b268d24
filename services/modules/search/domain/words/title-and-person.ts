/** A query cut in two: a title's words and a person's, either of them first. */
export interface NamedPerson {
  text: string;
  person: string;
}

/** Between two people: "pacino and de niro", «پاچینو و دنیرو». */
const AND = /^(?:and|with|و|با) | (?:and|with|و|با)$/g;
/** Words of a person's name, at most. */
const MOST = 3;
/** Beyond so many words nobody types a title and a name: looking for both costs. */
const MAX_WORDS = 12;

/** The ways to cut it, the likelier first: a full name or a surname after the title, then before it. */
export function titleAndPerson(folded: string): NamedPerson[] {
  const words = folded.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS) return [];
  const sizes = [2, 1, MOST].filter((size) => size < words.length);
  const part = (from: number, to?: number) => words.slice(from, to).join(' ');
  const cuts = [
    ...sizes.map((size) => ({ text: part(0, -size), person: part(-size) })),
    ...sizes.map((size) => ({ text: part(size), person: part(0, size) })),
  ];
  return cuts.filter(({ person }) => [...person].length >= 3);
}

/** One side of the text, without the word that joins it to the other. */
export function withoutAnd(side: string): string {
  return side.replace(AND, '');
}
