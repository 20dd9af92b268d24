export type Language = 'fa' | 'en';

/** 1 a text of the site, 2 a sentence of the server, 3 a text of the console; 9 is the name of a country (specification §3). */
type TextType = 1 | 2 | 3;

export interface BuiltInText {
  id: number;
  /** As the front end asks for it; `part:key` where parts of the site say different things by the same key. */
  key: string;
  type: TextType;
  /** null where it is missing; a sentence of the server is its own English text. */
  fa: string | null;
  en: string | null;
}

/** Every text that the front ends were built with. */
export abstract class BuiltInTexts {
  abstract readonly all: readonly BuiltInText[];

  abstract ofId(id: number): BuiltInText | undefined;

  /** @param key as a page asks for it, without its part. */
  abstract knows(key: string): boolean;

  /** @returns whether it names a part's text by a key for which all parts say the same by now. */
  abstract isFormerKey(key: string): boolean;
}
