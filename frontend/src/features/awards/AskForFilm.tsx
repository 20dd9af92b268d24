import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { NominatedFilm } from '../../api/types.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { requestPath } from '../../lib/router/request-path.ts';

/** Leads to the page of wishes with the film filled in, as far as it is known. */
export function AskForFilm({ film: { name, post_type, film_id } }: { film: NominatedFilm }) {
  const { t } = useTranslation('awards');
  const { nameOf } = useLanguage();
  if (!name) return null;
  return (
    <Link
      to={requestPath({ name: name.en, kind: post_type ?? 1, filmId: film_id })}
      aria-label={t('film.ask_for', { film: nameOf(name) })}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 text-xs text-low transition-colors hover:text-accent-text"
    >
      <Icon name="plus" size={16} />
      {t('film.ask')}
    </Link>
  );
}
