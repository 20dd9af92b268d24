import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../components/button/Spinner.tsx';
import { usePlayer } from '../engine/engine.ts';

export function Loading() {
  const { t } = useTranslation('core');
  return (
    <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
      <Spinner size={56} />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}

/** While a film that plays has no picture to go on with. */
export function Waiting() {
  return usePlayer(({ waiting, paused }) => waiting && !paused) ? <Loading /> : null;
}
