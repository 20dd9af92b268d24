import { useTranslation } from 'react-i18next';
import type { FileFacts } from '../../../api/types.ts';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { toast } from '../../../components/feedback/toast-store.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { languageName } from '../../../lib/vocabulary/language-name.ts';
import { WatchedMark } from './WatchedMark.tsx';

/** One file: size, codec, languages, date, checksum. */
export function FileRow({ file, title }: { file: FileFacts; title: string }) {
  const { t } = useTranslation('title');
  const { language } = useLanguage();
  const format = useFormat();
  const languages = (codes: readonly string[]) =>
    codes.map((code) => languageName(code, language)).join(t('list.comma'));
  const copyChecksum = () =>
    navigator.clipboard.writeText(file.checksum).then(
      () => toast.success(t('file.checksumCopied')),
      () => toast.info(file.checksum),
    );
  const facts = [
    file.audio.length > 0 && t('file.audio', { languages: languages(file.audio) }),
    file.subtitles.length > 0 && t('file.subtitles', { languages: languages(file.subtitles) }),
    format.date(file.uploaded_at),
  ].filter((fact) => fact !== false);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          {title}
          <bdi className="text-xs text-low">
            {file.resolution} · {file.codec}
          </bdi>
          {file.censored && <span className="rounded-sm bg-high/10 px-1.5 text-xs text-mid">{t('censored')}</span>}
        </p>
        <p className="text-xs text-low">{facts.join(' · ')}</p>
        <WatchedMark fileId={file.id} />
      </div>
      <span className="shrink-0 text-sm font-bold">{format.bytes(file.size)}</span>
      <IconButton icon="copy" size={18} label={t('file.copyChecksum')} onClick={copyChecksum} className="-me-3" />
    </li>
  );
}
