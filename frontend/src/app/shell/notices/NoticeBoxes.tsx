import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notice } from '../../../api/types.ts';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useNotices } from './use-notices.ts';

const LOOKS: Record<Notice['kind'], { icon: IconName; colour: string }> = {
  info: { icon: 'info', colour: 'text-low' },
  good: { icon: 'success', colour: 'text-success-text' },
  warning: { icon: 'warning', colour: 'text-accent-text' },
};

/** What the staff says above every page. */
export function NoticeBoxes() {
  const { t } = useTranslation('core');
  const { open, dismiss } = useNotices();
  if (open.length === 0) return null;
  return (
    <aside aria-label={t('notice.label')}>
      {open.map((notice) => (
        <Box key={notice.id} notice={notice} onDismiss={dismiss} />
      ))}
    </aside>
  );
}

function Box({ notice: { id, kind, text, link }, onDismiss }: { notice: Notice; onDismiss(id: number): void }) {
  const { t } = useTranslation('core');
  const { language } = useLanguage();
  const { icon, colour } = LOOKS[kind];
  return (
    <div className="border-b border-hairline bg-surface-1">
      <div className="page-margin flex items-center gap-3">
        <Icon name={icon} size={18} className={`shrink-0 ${colour}`} />
        <p className="min-w-0 grow py-2 text-xs break-words text-mid">
          {text[language]} {link && <More link={link} />}
        </p>
        <IconButton
          icon="close"
          size={18}
          label={t('notice.dismiss')}
          onClick={() => onDismiss(id)}
          className="-me-2"
        />
      </div>
    </div>
  );
}

/** The router leaves what leads off the site to the browser; no page of the site says where it was left. */
function More({ link }: { link: string }) {
  const { t } = useTranslation('core');
  return (
    <Link
      to={link}
      className="tap inline-flex items-center px-1 font-bold whitespace-nowrap text-accent-text hover:underline"
    >
      {t('notice.more')}
    </Link>
  );
}
