import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Portrait } from '../../../components/poster/Portrait.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { instantQuery } from '../instant-query.ts';

/** People who have such a name, above the titles. */
export function PeopleFound({ query, literal }: { query: string; literal: boolean }) {
  const { t } = useTranslation('search');
  const { nameOf } = useLanguage();
  const { data, isPlaceholderData } = useQuery(instantQuery(query, literal));
  if (query === '' || isPlaceholderData || !data?.people.length) return null;
  return (
    <nav aria-label={t('search.people')} className="pb-5">
      <ul className="flex flex-wrap gap-2.5">
        {data.people.map(({ id, slug, name, avatar_path, tint }) => (
          <li key={id}>
            <Link
              to={`/person/${slug}`}
              className="flex min-h-11 items-center gap-2.5 rounded-full bg-surface-1 pe-5 text-sm font-medium transition-colors hover:bg-high/10"
            >
              <Portrait path={avatar_path} tint={tint} sizes="44px" className="w-11" />
              <bdi>{nameOf(name)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
