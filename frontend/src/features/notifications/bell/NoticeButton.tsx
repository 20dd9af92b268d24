import type { ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MENU_BUTTON } from '../../../components/button/menu-button.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  unread: number;
  ref?: Ref<HTMLButtonElement>;
}

/** The notifications button with the number of unread ones. */
export function NoticeButton({ unread, ...rest }: Props) {
  const { t } = useTranslation('core');
  const format = useFormat();
  const count = unread > 99 ? `${format.number(99)}+` : format.number(unread);
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={unread > 0 ? `${t('account.notifications')}: ${count}` : t('account.notifications')}
      className={MENU_BUTTON}
      {...rest}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 min-w-4.5 rounded-full bg-danger px-1 text-center text-xs/[18px] font-bold text-white"
        >
          {count}
        </span>
      )}
    </button>
  );
}
