import { useTranslation } from 'react-i18next';
import type { WantedFilm } from '../../../lib/router/request-path.ts';

const DATABASES = [
  { name: 'IMDb', search: 'https://www.imdb.com/find/?q=' },
  { name: 'TMDB', search: 'https://www.themoviedb.org/search?query=' },
];

/** Where the address of a wanted film is found, of which only the name is known. */
export function FindAddress({ film: { name } }: { film: WantedFilm }) {
  const { t } = useTranslation('requests');
  return (
    <p className="text-sm leading-relaxed text-mid">
      {t('find.text', { film: name })}
      {DATABASES.map((database) => (
        <a
          key={database.name}
          href={database.search + encodeURIComponent(name)}
          target="_blank"
          rel="noreferrer"
          className="ms-3 font-bold text-accent-text hover:underline"
        >
          {database.name}
        </a>
      ))}
    </p>
  );
}
