import type { BuiltInText } from '../contract/built-in-texts.port.ts';

const PERSIAN = /\p{Script=Arabic}/u;

/** A sentence of the server is its own text in the language that it is said in. */
export function lacksText({ key, type, fa, en }: BuiltInText, own: { fa: string | null; en: string | null }): boolean {
  const said = type === 2 && (PERSIAN.test(key) ? 'fa' : 'en');
  return (said !== 'fa' && (fa ?? own.fa) === null) || (said !== 'en' && (en ?? own.en) === null);
}
