import type { ConsoleTitle } from '../api/types.ts';
import { useLanguage } from '../i18n/use-language.ts';

const GENRES_SHOWN = 2;

export function TitleGenres({ genres = [] }: Pick<ConsoleTitle, 'genres'>) {
  const language = useLanguage();
  const names = genres.slice(0, GENRES_SHOWN).map((genre) => (language === 'fa' && genre.fa) || genre.en);
  return <span>{names.join(language === 'fa' ? '، ' : ', ')}</span>;
}
