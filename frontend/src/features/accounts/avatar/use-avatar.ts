import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { api, call } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { userQuery } from '../../../lib/session/use-session.ts';
import { avatarFileSchema } from './avatar-file.ts';
import { uploadAvatar } from './upload-avatar.ts';

export const avatarSchema = z.object({ file: z.nullable(avatarFileSchema) });

function show(avatarPath: string | null): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, avatar_path: avatarPath });
  // It is shown beside comments as well.
  void queryClient.invalidateQueries();
}

/** Uploading a picture of oneself, and taking it away. */
export function useAvatar() {
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
