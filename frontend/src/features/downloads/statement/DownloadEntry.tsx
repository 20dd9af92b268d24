import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fileRowPath } from '../../../lib/downloads/file-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { qualityName } from '../../../lib/vocabulary/quality.ts';
import type { DownloadLine } from './downloads-query.ts';

/** One file: what it was, when, how much came, and what that cost. */
export function DownloadEntry({ line }: { line: DownloadLine }) {
  const { t } = useTranslation('downloads');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const { season, episode, bytes_charged: charged, why } = line;
  return (
    <li className="flex items-baseline justify-between gap-4 py-3.5">
      <div className="min-w-0 grow">
        <p className="text-sm font-bold">
          <Link to={fileRowPath(titlePath(line), line.file_id)} className="text-accent-text hover:underline">
            <bdi>{nameOf(line.name)}</bdi>
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-mid">
          {season !== null && episode !== null && (
            <span>{t('downloads.episode', { season: format.number(season), episode: format.number(episode) })}</span>
          )}
          <bdi>{qualityName(line.post_type, line.quality)}</bdi>
        </p>
        <p className="text-xs text-low">{format.dateTime(line.started_at)}</p>
      </div>
      <div className="max-w-1/2 shrink-0 text-end">
        <p className={`text-sm font-bold ${charged > 0 ? 'text-mid' : 'text-success-text'}`}>
          {charged > 0 ? t('downloads.charged', { bytes: format.bytes(charged) }) : t('downloads.free')}
        </p>
        {why && (
          <p className="text-xs text-mid">
            {charged > 0 ? t('downloads.rest', { why: t(`downloads.why.${why}`) }) : t(`downloads.why.${why}`)}
          </p>
        )}
        <p className="text-xs text-low">{t('downloads.sent', { bytes: format.bytes(line.bytes_sent) })}</p>
      </div>
    </li>
  );
}
