import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { MENU_BUTTON } from '../../../components/button/menu-button.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PremiumMark } from '../../../components/layout/PremiumMark.tsx';
import { Menu, MenuLink, MenuSeparator } from '../../../components/overlay/Menu.tsx';
import { Avatar } from '../../../components/picture/Avatar.tsx';
import { NO_PLAN } from '../../../lib/session/no-plan.ts';

export default function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(true);
  const avatarButton = (
    <button type="button" aria-label={t('nav.account')} className={MENU_BUTTON}>
      <Avatar username={user.username} name={user.name} path={user.avatar_path} className="size-8" />
    </button>
  );
  return (
    <Menu open={open} onOpenChange={setOpen} trigger={avatarButton} className="min-w-60">
      <div className="px-3 pt-2 pb-1">
        <p className="flex items-center gap-1.5 font-bold">
          <span className="wrap-anywhere">{user.name}</span>
          {user.plan !== NO_PLAN && <PremiumMark />}
        </p>
        <p dir="ltr" className="text-xs text-low rtl:text-right">
          @{user.username}
        </p>
      </div>
      <MenuSeparator />
      <MenuLink>
        <Link to="/user/profile-page">
          <Icon name="user" size={20} />
          {t('menu.profile')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/user/download-list">
          <Icon name="list" size={20} />
          {t('list.mine')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to={`/user/${user.username}`}>
          <Icon name="eye" size={20} />
          {t('menu.public')}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/premium">
          <Icon name="gem" size={20} />
          {t('nav.premium')}
        </Link>
      </MenuLink>
      {user.role !== 'viewer' && (
        <MenuLink>
          {/* The console is another application on this site. */}
          <a href="/admin">
            <Icon name="sliders" size={20} />
            {t('menu.console')}
          </a>
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuLink>
        <Link to="/logout">
          <Icon name="logout" size={20} />
          {t('logout.title')}
        </Link>
      </MenuLink>
    </Menu>
  );
}
