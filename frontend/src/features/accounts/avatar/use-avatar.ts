import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/feedback/toast-store';
import { ApiError } from '../../../lib/api/api-error';
import { api, call } from '../../../lib/api/client';
import { queryClient } from '../../../lib/api/query-client';
import { userQuery } from '../../../lib/session/use-session';
import { uploadAvatar } from './upload-avatar';

function show(avatarPath: string | null): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, avatar_path: avatarPath });
  // It stands beside comments as well.
  void queryClient.invalidateQueries();
}

/** Uploading a picture of oneself, and taking it away. */
export function useAvatar(onUploaded: () => void) {
  const { t } = useTranslation('accounts');
  const [progress, setProgress] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setProgress(0);
      return uploadAvatar(file, setProgress);
    },
    onSuccess: ({ message, avatar_path }) => {
      show(avatar_path);
      toast.success(t(message));
      onUploaded();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.authError) return;
      toast.error(t('Uploaded unsuccessfully'));
    },
  });
  const remove = useMutation({
    mutationFn: () => call(api.POST('/api/user/removeAvatar', { body: {} })),
    onSuccess: ({ message }) => {
      show(null);
      toast.success(t(message));
    },
    onError: () => toast.error(t("There's a problem please try again")),
  });
  return { upload, remove, progress };
}
