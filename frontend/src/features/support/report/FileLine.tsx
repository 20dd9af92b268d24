import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Poster } from '../../../components/picture/Poster.tsx';
import { Separated } from '../../../components/text/Separated.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { qualityName } from '../../../lib/vocabulary/quality.ts';
import type { ReportedFile } from './report-query.ts';

/** Which file it is about, with the way back to it. */
export function FileLine({ reported: { file, file_name: fileName, post } }: { reported: ReportedFile }) {
  const { t } = useTranslation('support');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const facts = [
    file.season !== null &&
      file.episode !== null &&
      t('report.episode', { season: format.number(file.season), episode: format.number(file.episode) }),
    qualityName(post.post_type, file.quality),
    file.dubbed && t('report.dubbed'),
    file.censored && t('report.censored'),
  ];
  return (
    <Link
      to={titlePath(post)}
      className="flex items-center gap-4 rounded-card bg-high/5 p-3 transition-colors hover:bg-high/8"
    >
      <span className="w-14 shrink-0">
        <Poster path={post.cover_path} tint={post.tint} title="" sizes="56px" />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-bold">{nameOf(post.name)}</span>
        <span className="block text-sm text-mid">
          <Separated pieces={facts} />
        </span>
        <span className="mt-0.5 flex text-xs text-low">
          <bdi className="truncate">{fileName}</bdi>
        </span>
      </span>
    </Link>
  );
}
