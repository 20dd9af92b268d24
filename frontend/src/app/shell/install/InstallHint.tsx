import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { dismissInstall } from '../../../lib/install/install-visits.ts';

interface Props {
  onInstall(): Promise<boolean>;
  onClose(): void;
}

export default function InstallHint({ onInstall, onClose }: Props) {
  const { t } = useTranslation('shell');
  const dismiss = () => {
    dismissInstall();
    onClose();
  };
  return (
    <aside
      aria-label={t('install.title')}
      className="rise-in fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-md items-center gap-3 rounded-card bg-surface-3 py-3 ps-4 pe-1 shadow-float lg:hidden"
    >
      <Icon name="device" size={24} className="shrink-0 text-accent-text" />
      <p className="min-w-0 grow text-sm">
        <strong className="block">{t('install.title')}</strong>
        <span className="text-mid">{t('install.lead')}</span>
      </p>
      <Button kind="main" onClick={() => void onInstall().then((accepted) => !accepted && dismiss())}>
        {t('install.do')}
      </Button>
      <IconButton icon="close" size={18} label={t('install.dismiss')} onClick={dismiss} />
    </aside>
  );
}
