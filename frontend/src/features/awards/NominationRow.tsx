import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Nomination } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { Poster } from '../../components/picture/Poster.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import { AskForFilm } from './AskForFilm.tsx';

/** What was nominated: a title of the site with its poster, another film by its name, or the people alone. */
export function NominationRow({ nomination }: { nomination: Nomination }) {
  const { won, post, film, people } = nomination;
  return (
    <li className={classNames('flex items-center gap-3 rounded-card p-2 max-[20em]:flex-wrap', won && 'bg-high/6')}>
      {post ? (
        <Link to={titlePath(post)} tabIndex={-1} aria-hidden="true" className="w-11 shrink-0">
          <Poster path={post.cover_path} tint={post.tint} title="" sizes="44px" className="rounded-sm!" />
        </Link>
      ) : (
        <NoPoster icon={film?.name ? 'film' : 'people'} />
      )}
      <div className="min-w-0 grow">
        <Name nomination={nomination} />
        {people.length > 0 && <People people={people} leading={!post && !film?.name} />}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {won && <Won />}
        {film?.name && <AskForFilm film={film} />}
      </div>
    </li>
  );
}

function Name({ nomination: { post, film } }: { nomination: Nomination }) {
  const { nameOf } = useLanguage();
  if (post) {
    return (
      <Link to={titlePath(post)} className="inline-flex min-h-6 items-center text-sm font-bold hover:text-accent-text">
        {nameOf(post.name)}
      </Link>
    );
  }
  if (!film?.name) return null;
  return (
    <p className="text-sm font-bold">
      <bdi>{nameOf(film.name)}</bdi>
    </p>
  );
}

/** Those of whom the site has a page are links to it. */
function People({ people, leading }: { people: Nomination['people']; leading: boolean }) {
  const { t } = useTranslation('core');
  const { nameOf } = useLanguage();
  return (
    <ul className={classNames('flex flex-wrap', leading ? 'text-sm font-bold' : 'text-xs text-mid')}>
      {people.map(({ slug, name }, index) => (
        <li key={slug ?? name.en} className="inline-flex min-h-6 items-center whitespace-pre-wrap">
          {slug ? (
            <Link to={`/person/${slug}`} className="inline-flex min-h-6 items-center hover:text-high">
              <bdi>{nameOf(name)}</bdi>
            </Link>
          ) : (
            <bdi>{nameOf(name)}</bdi>
          )}
          {index < people.length - 1 && t('list.comma')}
        </li>
      ))}
    </ul>
  );
}

function NoPoster({ icon }: { icon: 'film' | 'people' }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="flex aspect-2/3 w-11 shrink-0 items-center justify-center rounded-sm bg-high/6 text-low"
    >
      <Icon name={icon} size={18} />
    </span>
  );
}

export function Won() {
  const { t } = useTranslation('awards');
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-xs font-bold text-accent-text">
      <Icon name="award" size={18} />
      {t('award.won')}
    </span>
  );
}
