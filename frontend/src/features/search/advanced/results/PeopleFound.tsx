import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { instantQuery } from '../../instant-query.ts';
import { PersonLinks } from './PersonLinks.tsx';

/** People who have such a name, above the titles. */
export function PeopleFound({ query, literal }: { query: string; literal: boolean }) {
  const { t } = useTranslation('search');
  const { data } = useQuery(instantQuery(query, literal));
  // Who was found stays until others are, or the titles would go up and down with each letter.
  if (query === '' || !data?.people.length) return null;
  return (
    <nav aria-label={t('search.people')} className="pb-5">
      <PersonLinks people={data.people} />
    </nav>
  );
}
