import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button/Button.tsx';
import { toast } from '../../components/feedback/toast-store.ts';
import { saveReturnPath } from '../../lib/session/return-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import type { Target } from './target.ts';
import { useListed } from './use-listed.ts';
import { rememberEntry } from './wanted-entry.ts';

const GUESTS = {
  later: 'Only registered users can add posts to the Download Later list',
  person: 'Only registered users can follow persons',
  series: 'Only registered users can follow series',
};

/** Puts a target on the viewer's list, or takes it off. A guest logs in first and comes back with it done. */
export function ListButton(target: Target) {
  const { kind } = target;
  const { t } = useTranslation('library');
  const { signedIn } = useSession();
  const { listed, known, changing, set } = useListed(target);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const press = () => {
    if (signedIn) return set(!listed);
    rememberEntry(target);
    saveReturnPath(pathname + search);
    toast.info(t(GUESTS[kind]));
    navigate('/login');
  };
  return (
    <Button
      kind="quiet"
      size="lg"
      icon={listed ? 'check' : kind === 'later' ? 'plus' : 'bell'}
      aria-pressed={listed}
      disabled={!known || changing}
      onClick={press}
    >
      {t(`${kind}.${listed ? 'on' : 'off'}`)}
    </Button>
  );
}
