import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { PlayInfo } from '../play-info.ts';

/** What a film is called: its title, and the episode of a series. */
export function useFilmWords({ file }: PlayInfo) {
  const { t } = useTranslation('player');
  const { number } = useFormat();
  const { nameOf } = useLanguage();
  const title = nameOf(file.name);
  const { season, episode } = file;
  const artist = season && episode ? t('episode', { season: number(season), episode: number(episode) }) : '';
  return { title, artist, whole: artist ? `${title} · ${artist}` : title };
}
