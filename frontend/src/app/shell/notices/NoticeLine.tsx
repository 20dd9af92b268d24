import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';

interface Props {
  icon: IconName;
  colour: string;
  children: ReactNode;
  onDismiss(): void;
}

/** One line above the page, until it is dismissed. */
export function NoticeLine({ icon, colour, children, onDismiss }: Props) {
  const { t } = useTranslation('core');
  return (
    <div className="border-b border-hairline bg-surface-1">
      <div className="page-margin flex items-center gap-3">
        <Icon name={icon} size={18} className={`shrink-0 ${colour}`} />
        <p className="min-w-0 grow py-2 text-xs break-words text-mid">{children}</p>
        <IconButton icon="close" size={18} label={t('notice.dismiss')} onClick={onDismiss} className="-me-2" />
      </div>
    </div>
  );
}
