import { hasTooManyDigits } from '../../../format/number.ts';

/**
 * @param typed what `parseWhole` does not take, or what is out of bounds. @param otherwise the key of what is said of it in
 * this field. @returns that key, or the one of a number that is too large to be counted with.
 */
export function wrongNumber(typed: string, otherwise: string): string {
  return hasTooManyDigits(typed) ? 'parde.server.This number is too large' : otherwise;
}
