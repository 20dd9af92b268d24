import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/Icon.tsx';
import { useOnline } from '../../lib/api/transport/connection.ts';

export function OfflineNotice() {
  const { t } = useTranslation('core');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="page-margin flex min-h-11 items-center gap-3 bg-surface-2 py-2 text-sm text-mid">
          <Icon name="offline" size={20} className="text-accent-text" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
