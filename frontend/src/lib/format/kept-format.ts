import type { Language } from '../i18n/language.ts';

/** Keeps what `make` makes by language and options: making one of `Intl` takes longer than all its uses on a page. */
export function keptFormat<Options, Format>(make: (language: Language, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(language, options);
    made.set(key, format);
    return format;
  };
}
