import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedPerson } from '../../api/types.ts';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { Portrait } from '../../components/picture/Portrait.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';

const GRID = 'grid grid-cols-3 gap-x-4 gap-y-8 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6 xl:grid-cols-7';
const PLACEHOLDERS = Array.from({ length: 14 }, (_, index) => `placeholder-${index}`);

export function PersonGrid({ people }: { people: readonly ListedPerson[] }) {
  const { t } = useTranslation('people');
  const { nameOf } = useLanguage();
  return (
    <ul className={GRID}>
      {people.map((person) => (
        <li key={person.id}>
          <Link to={`/person/${person.slug}`} className="group block rounded-card text-center">
            <span className="mx-auto block w-full max-w-36 transition-transform group-hover:-translate-y-1 group-focus-visible:-translate-y-1">
              <Portrait path={person.avatar_path} tint={person.tint} sizes="(min-width: 30rem) 144px, 30vw" />
            </span>
            <span className="mt-3 block text-sm leading-snug font-bold transition-colors group-hover:text-accent-text">
              {nameOf(person.name)}
            </span>
            {person.posts_count > 0 && (
              <span className="mt-0.5 block text-xs text-low">{t('titles', { count: person.posts_count })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function PersonGridSkeleton() {
  return (
    <div className={GRID} aria-hidden="true">
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="flex flex-col items-center">
          <Skeleton className="aspect-square w-full max-w-36 rounded-full!" />
          <Skeleton className="mt-3 h-4 w-3/4" />
        </div>
      ))}
    </div>
  );
}
