import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

/** The way on that Enter takes; a screen reader says what has come up. The box is no dialog: the film keeps its keys. */
export function MainLink(link: LinkProps) {
  return <Link {...link} ref={takeFocus} className={buttonStyle('main', 'lg')} />;
}

export function TitleLink({ path }: { path: string }) {
  const { t } = useTranslation('player');
  return (
    <Link to={path} className={buttonStyle('quiet', 'lg')}>
      {t('toTitle')}
    </Link>
  );
}
