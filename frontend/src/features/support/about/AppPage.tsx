import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageHeading } from '../../../components/page/PageHeading.tsx';
import { useInstall } from '../../../lib/install/install-offer.ts';

const WAYS: readonly { icon: IconName; key: 'android' | 'ios' | 'desktop' }[] = [
  { icon: 'device', key: 'android' },
  { icon: 'device', key: 'ios' },
  { icon: 'system', key: 'desktop' },
];

/** `/app`: there is no application in any store; the site itself can be put on the home screen. */
export default function AppPage() {
  const { t } = useTranslation('support');
  return (
    <div className="page-margin mx-auto max-w-2xl pb-16">
      <PageHead text={t('app.title')} description={t('app.note')} />
      <PageHeading title={t('app.title')} note={t('app.note')} />
      <InstallButton />
      <ul className="flex flex-col gap-4">
        {WAYS.map(({ icon, key }) => (
          <li key={key} className="flex gap-4 rounded-panel bg-surface-1 p-5">
            <Icon name={icon} size={28} className="mt-1 text-accent-text" />
            <div>
              <h2 className="font-bold">{t(`app.${key}`)}</h2>
              <p className="mt-1 text-sm text-mid">{t(`app.${key}.how`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-mid">{t('app.stores')}</p>
    </div>
  );
}

/** Where the browser has a dialog of its own for it. */
function InstallButton() {
  const { t } = useTranslation('support');
  const install = useInstall();
  if (!install) return null;
  return (
    <Button
      kind="main"
      size="lg"
      icon="device"
      className="mb-6"
      onClick={() => void install().then((accepted) => accepted && toast.success(t('app.installed')))}
    >
      {t('app.install')}
    </Button>
  );
}
