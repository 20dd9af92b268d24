import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonRef, TitlePage } from '../../api/types.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** The complete cast is in the details tab. */
const PLAYERS = 3;

/** Directors or writers, and the leading actors. */
export function KeyPeople({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  const makers = post.directors.length > 0 ? post.directors : post.writers;
  const label = post.directors.length > 0 ? 'people.directors' : 'people.creators';
  return (
    <dl className="mt-4 grid gap-1 text-sm">
      <PeopleLine title={t(label, { count: makers.length })} people={makers} />
      <PeopleLine title={t('people.cast')} people={post.cast.slice(0, PLAYERS)} />
    </dl>
  );
}

function PeopleLine({ title, people }: { title: string; people: readonly PersonRef[] }) {
  const { nameOf } = useLanguage();
  const { t } = useTranslation('core');
  if (people.length === 0) return null;
  return (
    <div className="flex gap-2">
      <dt className="shrink-0 text-mid">{title}</dt>
      <dd className="wrap-anywhere">
        {people.map((person, index) => (
          <span key={person.id}>
            {index > 0 && t('list.comma')}
            <Link to={`/person/${person.slug}`} className="font-medium text-high hover:underline">
              <bdi>{nameOf(person.name)}</bdi>
            </Link>
          </span>
        ))}
      </dd>
    </div>
  );
}
