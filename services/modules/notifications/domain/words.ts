/** A text in both languages. */
export interface Words {
  fa: string;
  en: string;
}

type Name = { fa: string | null; en: string };

/** A name as each language writes it. @param quotes whether it stands in quotation marks, as titles do. */
export function named(name: Name, quotes = true): Words {
  const [fa, en] = [name.fa ?? name.en, name.en];
  return quotes ? { fa: `«${fa}»`, en: `“${en}”` } : { fa, en };
}

/** Why staff has refused something, to stand behind what it is: one of the usual reasons, in other words, or both. */
export function because(usual: Words | null, note: string | undefined): Words {
  const said = (language: 'fa' | 'en') => [usual?.[language], note].filter(Boolean).map((text) => `: ${text}`);
  return { fa: said('fa').join(''), en: said('en').join('') };
}

export const faNumber = (value: number) => value.toLocaleString('fa-IR', { useGrouping: false });

/** A moment by the clock of Tehran. */
export function momentWords(iso: string): Words {
  const show = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tehran' }).format(
      new Date(iso),
    );
  return { fa: show('fa-IR-u-ca-persian'), en: show('en-GB') };
}
