import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CastMember, PersonRef, TitlePage } from '../../../api/types.ts';
import { Portrait } from '../../../components/picture/Portrait.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** Crew, then cast. */
export function PeopleRows({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <Crew title={t('people.directors', { count: post.directors.length })} people={post.directors} />
        <Crew
          title={t(post.post_type === 1 ? 'people.writers' : 'people.creators', { count: post.writers.length })}
          people={post.writers}
        />
      </div>
      {post.cast.length > 0 && (
        <section>
          <h2 className="mb-5 text-lg font-black">{t('people.cast')}</h2>
          <ul className="grid grid-cols-3 gap-x-4 gap-y-7 sm:grid-cols-4 md:grid-cols-5">
            {post.cast.map((member) => (
              <CastCard key={`${member.id}-${member.role?.en ?? ''}`} member={member} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Crew({ title, people }: { title: string; people: readonly PersonRef[] }) {
  const { nameOf } = useLanguage();
  if (people.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-sm font-bold text-low">{title}</h2>
      <ul className="flex flex-col gap-1">
        {people.map((person) => (
          <li key={person.id}>
            <Link
              to={`/person/${person.slug}`}
              className="inline-flex items-center gap-3 rounded-full py-1 pe-4 hover:text-accent-text"
            >
              <span className="w-11 shrink-0">
                <Portrait path={person.avatar_path} tint={person.tint} sizes="44px" />
              </span>
              <bdi className="font-bold wrap-anywhere">{nameOf(person.name)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CastCard({ member }: { member: CastMember }) {
  const { t } = useTranslation('title');
  const { nameOf } = useLanguage();
  return (
    <li>
      <Link to={`/person/${member.slug}`} className="group block rounded-card text-center">
        <span className="mx-auto block w-full max-w-28 transition-transform group-hover:-translate-y-1">
          <Portrait path={member.avatar_path} tint={member.tint} sizes="112px" />
        </span>
        <span className="mt-3 block text-sm leading-snug font-bold group-hover:text-accent-text">
          <bdi>{nameOf(member.name)}</bdi>
        </span>
        {member.role && (
          <span className="mt-0.5 block text-xs text-low">{t('people.as', { role: nameOf(member.role) })}</span>
        )}
      </Link>
    </li>
  );
}
