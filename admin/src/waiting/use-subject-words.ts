import { useTranslate } from 'react-admin';
import type { WaitingRow } from '../api/types.ts';
import { useName } from '../components/names/use-name.ts';
import { qualityName } from '../format/quality.ts';
import { useFormat } from '../format/use-format.ts';

/** In words: the title, or the news post, that something is on, and which file of it. */
export function useSubjectWords(): (about: WaitingRow['about']) => string | null {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useName();
  return (about) => {
    if (!about) return null;
    const { name, file } = about;
    const { season = null, episode = null } = file ?? {};
    const place =
      season === null || episode === null
        ? null
        : translate('parde.waiting.episode', { season: format.plain(season), episode: format.plain(episode) });
    const quality = file && qualityName(file.post_type, file.quality);
    return [nameOf(name).main, place, quality].filter(Boolean).join(' · ');
  };
}
