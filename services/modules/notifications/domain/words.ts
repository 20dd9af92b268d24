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

export const faNumber = (value: number) => value.toLocaleString('fa-IR', { useGrouping: false });

export function dateWords(iso: string): Words {
  const show = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Tehran' }).format(new Date(iso));
  return { fa: show('fa-IR-u-ca-persian'), en: show('en-GB') };
}
