import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Poster } from '../../../components/picture/Poster.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import type { TitleRequest } from '../request-queries.ts';
import { RequestState } from './RequestState.tsx';

/** A wish: what it is of, how many have it, how it stands. @param children what can be done. */
export function RequestRow({ request, children }: { request: TitleRequest; children?: ReactNode }) {
  const { t } = useTranslation('requests');
  const format = useFormat();
  const { sponsors, state, post, name, reason, note, release_year: year } = request;
  return (
    <li className="flex flex-wrap items-start gap-4 py-4 wrap-anywhere">
      <span className="w-12 shrink-0">
        <Poster path={post?.cover_path ?? ''} tint={post?.tint ?? '#303030'} title="" sizes="48px" />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Name request={request} />
          {year !== null && <span className="text-sm text-low">{format.year(year)}</span>}
          <RequestState state={state} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-low">
          <span>{t(`kind.${request.post_type}`)}</span>
          <span>{t('wished', { count: sponsors, members: format.number(sponsors) })}</span>
          {(post ?? name) && <FilmLink request={request} className="underline underline-offset-4 hover:text-high" />}
        </p>
        {reason && <p className="mt-2 text-sm text-mid">{t(`reason.${reason}`)}</p>}
        {note && (
          <p dir="auto" className="mt-1 text-sm whitespace-pre-line text-mid">
            {note}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

/** Nobody has named it yet: its number in the film database is what it is called. */
function Name({ request }: { request: TitleRequest }) {
  const { nameOf } = useLanguage();
  const { post, name } = request;
  if (post) {
    return (
      <Link to={titlePath(post)} className="font-bold hover:underline">
        {nameOf(post.name)}
      </Link>
    );
  }
  if (name) return <bdi className="font-bold">{name}</bdi>;
  return <FilmLink request={request} className="font-bold underline underline-offset-4" />;
}

function FilmLink({ request, className }: { request: TitleRequest; className: string }) {
  return (
    <a href={request.address} target="_blank" rel="noopener noreferrer" dir="ltr" className={className}>
      {request.film_id.startsWith('tt') ? `IMDb ${request.film_id}` : request.film_id}
    </a>
  );
}
