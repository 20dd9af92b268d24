import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StatementEntry } from '../../../api/types.ts';
import { fileRowPath } from '../../../lib/downloads/file-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { titlePath } from '../../../lib/router/title-path.ts';

const LINK = 'text-accent-text hover:underline';

/** Why something was added or taken: what was downloaded or watched by its name, a payment by a link to it. */
export function EntryReason({ entry: { reason, reference, file } }: { entry: StatementEntry }) {
  const { t } = useTranslation('premium');
  if (file) return <FileReason reason={t(`reason.${reason}`)} file={file} />;
  return (
    <p className="text-sm font-bold">
      {reference ? (
        <Link to={sourceOf(reason, reference)} className={LINK}>
          {t(`reason.${reason}`)}
        </Link>
      ) : (
        t(`reason.${reason}`)
      )}
    </p>
  );
}

function FileReason({ reason, file }: { reason: string; file: NonNullable<StatementEntry['file']> }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const { nameOf } = useLanguage();
  const { season, episode } = file;
  return (
    <>
      <p className="text-sm font-bold wrap-anywhere">
        <Link to={fileRowPath(titlePath(file), file.file_id)} className={LINK}>
          <bdi>{nameOf(file.name)}</bdi>
        </Link>
      </p>
      {season !== null && episode !== null && (
        <p className="text-xs text-mid">
          {t('statement.episode', { season: format.number(season), episode: format.number(episode) })}
        </p>
      )}
      <p className="text-xs text-mid">{reason}</p>
    </>
  );
}

/** Where more is told of it: the payment, or the list of what was downloaded. */
function sourceOf(reason: StatementEntry['reason'], reference: string): string {
  return reason === 'download' ? '/user/profile-page?tab=downloads' : `/payment/success/${reference}`;
}
