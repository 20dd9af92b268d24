import { useLocation } from 'react-router-dom';
import { TitlePreview } from '../../components/poster/TitlePreview.tsx';

const TITLE = /^\/(movies|series)\/(?!genre\/)./;

/** Stands in for a page whose code is on its way, so that a tap is answered at once. */
export function PageWaiting() {
  const { pathname } = useLocation();
  return TITLE.test(pathname) ? <TitlePreview path={pathname} /> : <div className="min-h-dvh" />;
}
