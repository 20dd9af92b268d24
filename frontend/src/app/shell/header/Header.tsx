import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Wordmark } from '../../../components/icon/Wordmark.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { UserMenu } from '../../../features/accounts/UserMenu.tsx';
import { NotificationBell } from '../../../features/notifications/NotificationBell.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const LINKS = [
  { to: '/movies', text: 'nav.movies' },
  { to: '/series', text: 'nav.series' },
  { to: '/top-250/movies', text: 'nav.topMovies' },
  { to: '/people', text: 'nav.people' },
  { to: '/premium', text: 'nav.premium' },
] as const;

export function Header({ onSearch }: { onSearch(): void }) {
  const { t } = useTranslation('core');
  return (
    // A phone held sideways, or a page that is zoomed in, has no height for two bars.
    <header className="sticky top-0 z-30 [@media(height<30rem)]:static border-b border-hairline bg-ink/85 [backdrop-filter:blur(16px)]">
      <div className="page-margin flex h-14 items-center gap-2 md:h-18 md:gap-6">
        <Link to="/" aria-label={t('site.name')} className="tap inline-flex items-center rounded-md md:-mt-1">
          <Wordmark />
        </Link>
        <nav aria-label={t('nav.main')} className="hidden lg:block">
          <ul className="flex gap-1">
            {LINKS.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className={({ isActive }) => navLinkStyle(isActive)}>
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grow" />
        <SearchButton onSearch={onSearch} />
        <div className="flex items-center md:gap-1">
          <LanguageSwitch />
          <span className="hidden md:contents">
            <ThemeSwitch />
          </span>
          <NotificationBell />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

function navLinkStyle(active: boolean): string {
  return classNames(
    'flex min-h-11 items-center rounded-full px-3 text-sm font-medium whitespace-nowrap transition-colors xl:px-4',
    active ? 'text-high' : 'text-mid hover:text-high',
  );
}

/** Looks like the search field that it opens. On a phone the search is in the bottom bar. */
function SearchButton({ onSearch }: { onSearch(): void }) {
  const { t } = useTranslation('core');
  return (
    <button
      type="button"
      onClick={onSearch}
      className="hidden min-h-11 items-center gap-3 rounded-full bg-high/8 ps-4 pe-3 text-sm text-low transition-colors hover:bg-high/12 hover:text-mid md:flex md:w-56 lg:w-44 xl:w-72"
    >
      <Icon name="search" size={18} />
      <span className="grow text-start">{t('nav.search')}</span>
      <kbd className="rounded-sm bg-high/8 px-2 font-sans text-xs">/</kbd>
    </button>
  );
}
