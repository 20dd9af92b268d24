import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDoublePress } from '../../../components/button/use-double-press.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import { pressOf, rememberPress } from '../../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import type { Target } from '../target.ts';
import { useListed } from './use-listed.ts';

const GUESTS = {
  later: 'Only registered users can add posts to the Download Later list',
  person: 'Only registered users can follow persons',
  series: 'Only registered users can follow series',
};

/** What a button of a list does: a guest logs in first and comes back with it done. */
export function useListPress(target: Target) {
  const { t } = useTranslation('library');
  const signedIn = useSignedIn();
  const { listed, known, set } = useListed(target);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSecond = useDoublePress();
  const press = (event: MouseEvent) => {
    if (isSecond(event)) return;
    if (signedIn) return set(!listed);
    rememberPress(pressOf(target), 'on');
    saveReturnPath(pathname + search);
    toast.info(t(GUESTS[target.kind]));
    navigate('/login');
  };
  return { listed, known, press };
}
