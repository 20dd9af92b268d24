import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import LoginPage from '../../../features/accounts/login/LoginPage.tsx';
import { useTitleOfFile } from '../../../features/title/wanted/use-title-of-file.ts';
import { fileRowPath, openedFile } from '../../../lib/downloads/file-paths.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';

export default function LoginRoute() {
  const fileId = openedFile(useSearchParams()[0]);
  return (
    <>
      {fileId !== null && <BackToFile fileId={fileId} />}
      <LoginPage />
    </>
  );
}

/** The download of a file leads guests here, and those whose session is over: they go on at its row. */
function BackToFile({ fileId }: { fileId: number }) {
  const { t } = useTranslation('core');
  const { title } = useTitleOfFile(fileId, null);
  const path = title && fileRowPath(titlePath(title), fileId);
  useEffect(() => {
    if (path) saveReturnPath(path);
  }, [path]);
  useEffect(() => void toast.info(t('Please Login First')), [t]);
  return null;
}
