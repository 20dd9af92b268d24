import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';
import { submissionKeys } from '../../../lib/api/submission-key.ts';
import type { reportSchema } from './report-schema.ts';

export function useReportFile(fileId: number) {
  const { t } = useTranslation('support');
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (fields: z.infer<typeof reportSchema>) =>
      call(
        api.POST('/api/user/report2', {
          body: { file_id: fileId, fields },
          headers: keys.headersFor(JSON.stringify(fields)),
        }),
      ),
    onSuccess: ({ message }) => {
      keys.markArrived();
      toast.success(t(message));
    },
  });
}
