import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../../api/types.ts';
import { ordinal } from '../../../lib/format/ordinal.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Episodes of which a name or a day is known, by season, the newest first. */
export function EpisodeList({ seasons }: Pick<TitlePage, 'seasons'>) {
  const { t } = useTranslation('title');
  const { language } = useLanguage();
  const format = useFormat();
  const told = seasons.filter(({ episodes = [] }) => episodes.length > 0).reverse();
  if (told.length === 0) return null;
  return (
    <section>
      <h2 className="mb-5 text-lg font-black">{t('episodes.title')}</h2>
      {told.map(({ number, episodes = [] }, place) => (
        <details key={number} open={place === 0} className="mb-3">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            {t('season.name', { number: language === 'fa' ? ordinal(number, language) : format.number(number) })}
          </summary>
          <ol className="grid gap-2 text-sm">
            {episodes.map(({ number: episode, name, air_date }) => (
              <li key={episode} className="flex flex-wrap items-baseline gap-x-4">
                <span className="text-low">{t('file.episode', { number: format.number(episode) })}</span>
                <bdi>{(language === 'fa' && name.fa) || name.en || name.fa}</bdi>
                {air_date && <span className="ms-auto text-mid">{format.date(air_date)}</span>}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
