import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../components/icon/Icon.tsx';
import { usePremiumWindow } from '../../../lib/api/queries/plans-query.ts';
import { buyPath, fileIdOf } from '../../../lib/downloads/file-paths.ts';

/** Why a download redirected here (specification §6, §8). Values are translation keys. Plans are bought for the file that was wanted. */
const REASONS: Readonly<Record<string, string>> = {
  vip: 'You need to have a premium account to access the data uploaded in last 7 days',
  bandwidth: 'your volume is too low to download this file',
};

export function ProfileNotice() {
  const [search] = useSearchParams();
  const error = search.get('error') ?? '';
  const reason = Object.hasOwn(REASONS, error) && REASONS[error];
  return reason ? <Refusal error={error} reason={reason} file={search.get('file') ?? ''} /> : null;
}

function Refusal({ error, reason, file }: { error: string; reason: string; file: string }) {
  const { t } = useTranslation('accounts');
  const count = usePremiumWindow();
  const fileId = fileIdOf(file);
  return (
    <div role="alert" className="mb-8 flex items-start gap-3 rounded-card bg-accent/12 px-4 py-3.5">
      <Icon name="info" className="mt-0.5 text-accent-text" />
      <div className="text-sm">
        <p className="font-medium text-high">{t(reason, { count })}</p>
        <Link
          to={fileId ? buyPath(fileId, 'download', null) : { search: `error=${error}`, hash: '#premium' }}
          className="inline-flex min-h-11 items-center rounded-sm font-bold text-accent-text hover:underline"
        >
          {t('profile.toPremium')}
        </Link>
      </div>
    </div>
  );
}
