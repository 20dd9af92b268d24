import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button/IconButton.tsx';
import { readCookie, writeCookie } from '../../lib/session/cookie.ts';

const YEAR = 365;
/** An id is never used again for another text: its cookie would hide it. */
const NOTICES = [{ id: 'demo', text: 'notice.demo' }] as const;

const cookieOf = (id: string) => `notice-${id}`;

/** Notices shown until they are dismissed, remembered by a cookie each (specification §9). */
export function NoticeBoxes() {
  const { t } = useTranslation('core');
  const [open, setOpen] = useState(() => NOTICES.filter(({ id }) => readCookie(cookieOf(id)) === null));
  const dismiss = (id: string) => {
    writeCookie(cookieOf(id), '1', YEAR);
    setOpen((boxes) => boxes.filter((box) => box.id !== id));
  };
  return open.map(({ id, text }) => (
    <aside key={id} aria-label={t('notice.label')} className="border-b border-hairline bg-surface-1">
      <div className="page-margin flex items-center gap-3">
        <p className="grow py-2 text-xs text-mid">{t(text)}</p>
        <IconButton icon="close" size={18} label={t('notice.dismiss')} onClick={() => dismiss(id)} className="-me-3" />
      </div>
    </aside>
  ));
}
