import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CeremonyAward, Nomination } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { Poster } from '../../components/poster/Poster.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import { AwardHeading } from './AwardHeading.tsx';

export function AwardSection({ type, award }: { type: number; award: CeremonyAward }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <AwardHeading id={heading} type={type} title={award.title} />
      <ul className="grid gap-1.5">
        {award.nominations.map((nomination) => (
          <Row
            key={`${nomination.post.id} ${nomination.people.map(({ slug }) => slug).join(' ')}`}
            nomination={nomination}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ nomination: { won, post, people } }: { nomination: Nomination }) {
  const { t } = useTranslation('awards');
  const { nameOf } = useLanguage();
  return (
    <li className={classNames('flex items-center gap-3 rounded-card p-2', won && 'bg-high/6')}>
      <Link to={titlePath(post)} tabIndex={-1} aria-hidden="true" className="w-11 shrink-0">
        <Poster path={post.cover_path} tint={post.tint} title="" sizes="44px" className="rounded-sm!" />
      </Link>
      <div className="min-w-0 grow">
        <Link
          to={titlePath(post)}
          className="inline-flex min-h-6 items-center text-sm font-bold hover:text-accent-text"
        >
          {nameOf(post.name)}
        </Link>
        {people.length > 0 && (
          <ul className="flex flex-wrap gap-x-3 text-xs text-mid">
            {people.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/person/${slug}`} className="inline-flex min-h-6 items-center hover:text-high">
                  {nameOf(name)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {won && (
        <span className="flex shrink-0 items-center gap-1.5 text-xs font-bold text-accent-text">
          <Icon name="award" size={18} />
          {t('award.won')}
        </span>
      )}
    </li>
  );
}
