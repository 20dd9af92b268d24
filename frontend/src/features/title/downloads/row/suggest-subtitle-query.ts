import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, call } from '../../../../lib/api/client.ts';
import { submissionKeys } from '../../../../lib/api/submission-key.ts';
import { readToken } from '../../../../lib/session/token.ts';

interface SuggestedSubtitle {
  fileId: number;
  /** ISO 639. */
  language: string;
  /** Tells tracks of one language apart; '' for none. */
  label: string;
  file: File;
}

/** The file comes last: the server receives it once it knows who sends it. */
function formOf({ fileId, language, label, file }: SuggestedSubtitle): FormData {
  const form = new FormData();
  form.append('token', readToken() ?? '');
  form.append('file_id', String(fileId));
  form.append('language', language);
  form.append('label', label);
  form.append('file', file);
  return form;
}

/** Sends a subtitle, which is seen once a moderator has looked at it; pressed again after a lost answer, it is the same one. @throws ApiError */
export function useSuggestSubtitle() {
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: (subtitle: SuggestedSubtitle) => {
      const { fileId: file_id, language, label, file } = subtitle;
      const body = { file_id, language, label, file: file.name };
      const headers = keys.headersFor(JSON.stringify([body, file.size, file.lastModified]));
      return call(api.POST('/api/user/suggestSubtitle', { body, headers, bodySerializer: () => formOf(subtitle) }));
    },
    onSuccess: keys.markArrived,
  });
}
