import { foldText } from './fold-text.ts';

/**
 * All names of one thing as one folded text, in which a list of the console finds whatever is contained. A line feed stands
 * between names: nothing that is searched for reaches from one into the next.
 */
export function foldNames(names: readonly (string | null)[]): string {
  return names.map((name) => foldText(name ?? '')).join('\n');
}
