import type { Text } from '../../api/types.ts';
import type { Language } from './language.ts';

/** A text in the reader's language, or in the other where it is not written. Empty where it is in neither. */
export function textOf(language: Language, { fa, en }: Text): string {
  return (language === 'fa' ? (fa ?? en) : (en ?? fa)) ?? '';
}
