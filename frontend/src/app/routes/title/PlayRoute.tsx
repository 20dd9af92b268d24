import { ErrorBoundary } from '../../../components/feedback/ErrorBoundary.tsx';
import { failedAlone } from '../../../components/feedback/Part.tsx';
import { ToastSlot } from '../../../components/feedback/toasts/ToastSlot.tsx';
import { PlayPage } from '../../../features/player/PlayPage.tsx';
import { useAuthErrors } from '../../shell/use-auth-errors.ts';

/** A page of its own: nothing of the site stands around a film. */
export default function PlayRoute() {
  useAuthErrors();
  return (
    <main id="content">
      <ErrorBoundary resetKey={location.pathname} failed={failedAlone}>
        <PlayPage />
      </ErrorBoundary>
      <ToastSlot />
    </main>
  );
}
