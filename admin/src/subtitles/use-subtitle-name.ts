import { useTranslate } from 'react-admin';
import type { ConsoleSubtitle, PostType } from '../api/types.ts';
import { useName } from '../components/names/use-name.ts';
import { languageName } from '../format/language-name.ts';
import { qualityName } from '../format/quality.ts';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** In words: which title and episode a subtitle is for, and its language; and of which of the title's files. */
export function useSubtitleName() {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useName();
  const language = useLanguage();
  return {
    title: ({ file }: Pick<ConsoleSubtitle, 'file'>) => {
      if (!file) return translate('parde.subtitles.no_file');
      const { main } = nameOf(file.name);
      if (file.season === null || file.episode === null) return main;
      const [season, episode] = [format.plain(file.season), format.plain(file.episode)];
      return translate('parde.subtitles.episode', { name: main, season, episode });
    },
    /** In Latin letters; null of a file that is not on offer any more. */
    quality: ({ file }: Pick<ConsoleSubtitle, 'file'>) => file && qualityName(file.post_type as PostType, file.quality),
    language: ({ language: code, label }: Pick<ConsoleSubtitle, 'language' | 'label'>) =>
      [languageName(code, language), label].filter(Boolean).join(' · '),
  };
}
