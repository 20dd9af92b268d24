import { useTranslate } from 'react-admin';
import type { ConsoleTitlePage, Name } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Of a long cast those who are named first. */
const MAX_PEOPLE = 8;

export interface ComparedFact {
  /** Translation key. */
  label: string;
  /** Of the one and of the other; empty where nothing is known. */
  values: readonly [string, string];
  differs: boolean;
}

/** What two titles say of themselves, fact by fact; what neither says is left out. */
export function useComparedFacts(): (one: ConsoleTitlePage, other: ConsoleTitlePage) => ComparedFact[] {
  const factsOf = useFactsOf();
  return (one, other) => {
    const others = factsOf(other);
    return factsOf(one).flatMap(([label, value], place) => {
      const values = [value, others[place]?.[1] ?? ''] as const;
      return values.some(Boolean) ? [{ label, values, differs: values[0] !== values[1] }] : [];
    });
  };
}

/** In an order and a number that are the same for every title. */
function useFactsOf(): (title: ConsoleTitlePage) => [label: string, value: string][] {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const comma = language === 'fa' ? '، ' : ', ';
  const word = (key: string) => `parde.titles.${key}`;
  const field = (key: string) => `parde.titles.form.fields.${key}`;
  const names = (named: readonly Name[] = []) => named.map(({ fa, en }) => (language === 'fa' && fa) || en);
  const people = (of: readonly { name: Name }[] = []) => {
    const known = names(of.map(({ name }) => name));
    return [...known.slice(0, MAX_PEOPLE), ...(known.length > MAX_PEOPLE ? ['…'] : [])].join(comma);
  };
  const plain = (value: number | null) => (value === null ? '' : format.plain(value));
  return (title) => [
    [field('name_fa'), title.name.fa ?? ''],
    [field('name_en'), title.name.en],
    [word('original_name'), title.original_name ?? ''],
    [word('alternate_names'), title.alternate_names?.join(comma) ?? ''],
    [word('year'), [plain(title.release_year), plain(title.end_year)].filter(Boolean).join('–')],
    [word('runtime'), title.runtime_minutes ? translate(word('minutes'), { smart_count: title.runtime_minutes }) : ''],
    [word('genre'), names(title.genres).join(comma)],
    [word('countries'), names(title.countries).join(comma)],
    [field('directors'), people(title.directors)],
    [field('writers'), people(title.writers)],
    [field('cast'), people(title.cast)],
    [word('seasons'), title.seasons_count ? format.number(title.seasons_count) : ''],
    [word('channel'), title.channel ?? ''],
    [word('age'), title.age ?? ''],
    [field('film_ids'), title.film_ids?.join(comma) ?? ''],
    [field('files'), format.number(filesIn(title))],
    [word('rating'), translate(word('votes'), { smart_count: title.votes })],
    [field('summary'), (language === 'fa' && title.summary?.fa) || title.summary?.en || ''],
    [word('slug'), title.slug],
    [word('created'), title.created_at ? format.date(title.created_at) : ''],
  ];
}

function filesIn({ files = [], seasons = [] }: ConsoleTitlePage): number {
  const groups = seasons.flatMap((season) => season.groups);
  return groups.reduce((sum, group) => sum + group.files.length, files.length);
}
