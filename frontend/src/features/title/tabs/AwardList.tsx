import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Award } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { awardPath, ceremonyPath } from '../../../lib/router/award-path.ts';

export function AwardList({ awards }: { awards: readonly Award[] }) {
  const { t } = useTranslation('awards');
  const format = useFormat();
  if (awards.length === 0) return null;
  const sorted = [...awards].sort((a, b) => Number(b.won) - Number(a.won) || a.ceremony - b.ceremony);
  return (
    <section>
      <h2 className="mb-5 text-lg font-black">{t('award.title')}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {sorted.map((award) => (
          <li
            key={`${award.ceremony}-${award.year}-${award.title}-${award.won}-${namesOf(award)}`}
            className="flex items-center gap-4 rounded-card bg-high/5 px-4 py-3"
          >
            <Icon name="award" className={award.won ? 'text-accent-text' : 'text-low'} />
            <div className="min-w-0">
              <p className="text-sm font-bold">
                <Link
                  to={ceremonyPath(award.ceremony, award.year)}
                  className="inline-flex min-h-6 items-center hover:text-accent-text"
                >
                  {t(`ceremony.${award.ceremony}`)} {format.year(award.year)}
                </Link>
                <span className="ms-2 font-medium text-low">{t(award.won ? 'award.won' : 'award.nominated')}</span>
              </p>
              <p className="text-xs text-mid">
                <Link
                  to={awardPath(award.ceremony, award.won, award.title)}
                  className="inline-flex min-h-6 items-center hover:text-high"
                >
                  {t(award.title)}
                </Link>
              </p>
              {award.nominees.length > 0 && <Nominees people={award.nominees} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nominees({ people }: { people: Award['nominees'] }) {
  const { nameOf } = useLanguage();
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 text-xs wrap-anywhere">
      {people.map(({ slug, name }) => (
        <li key={slug ?? name.en}>
          {slug ? (
            <Link to={`/person/${slug}`} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
              <bdi>{nameOf(name)}</bdi>
            </Link>
          ) : (
            <bdi className="text-mid">{nameOf(name)}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

const namesOf = ({ nominees }: Award) => nominees.map(({ name }) => name.en).join();
