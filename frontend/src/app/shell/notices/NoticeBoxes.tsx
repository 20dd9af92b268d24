import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notice } from '../../../api/types.ts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { NoticeLine } from './NoticeLine.tsx';
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
  const { language } = useLanguage();
  return (
    <NoticeLine {...LOOKS[kind]} onDismiss={() => onDismiss(id)}>
      {text[language]} {link && <More link={link} />}
    </NoticeLine>
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
