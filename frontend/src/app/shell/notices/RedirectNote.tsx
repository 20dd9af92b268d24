import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { RedirectReason } from '../../../components/page/Redirect.tsx';
import { NoticeLine } from './NoticeLine.tsx';

/** Says why another page is shown than the one that was asked for, until the next. */
export function RedirectNote() {
  const { t } = useTranslation('core');
  const { state, key } = useLocation();
  const [dismissed, setDismissed] = useState('');
  const reason: RedirectReason | undefined = state?.reason;
  // Once: neither a reload nor the way back says it again.
  useEffect(() => {
    if (reason) history.replaceState({ ...history.state, usr: null }, '');
  }, [reason]);
  return (
    <div role="status">
      {reason && key !== dismissed && (
        <NoticeLine icon="info" colour="text-low" onDismiss={() => setDismissed(key)}>
          {t(`redirect.${reason}`)}
        </NoticeLine>
      )}
    </div>
  );
}
