import type { ArticleTexts } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';

const LANGUAGES = ['fa', 'en'] as const;
const PARTS = ['title', 'lead', 'body'] as const;
type Language = (typeof LANGUAGES)[number];
type Part = (typeof PARTS)[number];

/** The words of an article as they are typed, a field for each language and part. */
export type TypedTexts = Record<`${Language}_${Part}`, string>;

/** What the server calls `fa.title` is the field `fa_title` here: a dot would divide a field's name. */
export const RENAMED: Record<string, string> = Object.fromEntries(
  LANGUAGES.flatMap((language) => PARTS.map((part) => [`${language}.${part}`, `${language}_${part}`])),
);

export function typedTexts(texts: ArticleTexts | undefined): TypedTexts {
  const entries = LANGUAGES.flatMap((language) =>
    PARTS.map((part) => [`${language}_${part}`, texts?.[language]?.[part] ?? ''] as const),
  );
  return Object.fromEntries(entries) as TypedTexts;
}

/** A language in which nothing is written is left out. */
export function textsOf(typed: TypedTexts): ArticleTexts {
  const [fa, en] = LANGUAGES.map((language) => {
    const text = {
      title: typed[`${language}_title`],
      lead: typed[`${language}_lead`],
      body: typed[`${language}_body`],
    };
    return PARTS.some((part) => text[part].trim()) ? text : null;
  });
  return { fa: fa ?? null, en: en ?? null };
}

/** A draft needs a title in one of the languages; the server says what else is missing before it is published. */
export function errorsOfTexts(typed: TypedTexts): FormErrors {
  return typed.fa_title.trim() || typed.en_title.trim() ? {} : { fa_title: 'parde.articles.form.required' };
}
