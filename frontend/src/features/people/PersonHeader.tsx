import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Portrait } from '../../components/picture/Portrait.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

export function PersonHeader({ person, following }: { person: Person; following?: ReactNode }) {
  const { t } = useTranslation('people');
  const { nameOf, language } = useLanguage();
  const [nominations = 0, wins = 0] = person.awards_count;
  const other = language === 'fa' ? person.name.en : person.name.fa;
  return (
    <header className="flex flex-col items-center gap-5 pt-10 pb-8 text-center md:flex-row md:gap-10 md:pt-16 md:pb-10 md:text-start">
      <span className="w-36 shrink-0 md:w-48">
        <Portrait path={person.avatar_path} tint={person.tint} sizes="(min-width: 48rem) 192px, 144px" eager />
      </span>
      <div className="wrap-anywhere">
        <h1 className="text-2xl font-black md:text-3xl">
          <bdi>{nameOf(person.name)}</bdi>
        </h1>
        {other && other !== nameOf(person.name) && <p className="mt-0.5 text-mid">{other}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-mid max-md:justify-center">
          <span>{person.professions.map((profession) => t(`profession.${profession}`)).join(t('list.comma'))}</span>
          <Born person={person} />
        </p>
        {nominations + wins > 0 && (
          <p className="mt-3 flex items-center gap-2 text-sm max-md:justify-center">
            <Icon name="award" size={20} className="text-accent-text" />
            {wins > 0 && <span>{t('person.wins', { count: wins })}</span>}
            {nominations > 0 && <span>{t('person.nominations', { count: nominations })}</span>}
          </p>
        )}
        <div className="mt-5 flex min-h-13 gap-3 max-md:justify-center">{following}</div>
      </div>
    </header>
  );
}

/** When and where; an age only of who lives. */
function Born({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const { birthday, age, death_year, birth_place } = person;
  return (
    <>
      {birthday && (
        <span>
          {format.date(birthday)}
          {age !== null && ` (${t('person.age', { count: age })})`}
        </span>
      )}
      {birth_place && <span>{nameOf(birth_place)}</span>}
      {death_year && <span>{t('person.died', { year: format.year(death_year) })}</span>}
    </>
  );
}
