import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { api, call } from '../../../lib/api/client.ts';
import { readToken } from '../../../lib/session/token.ts';

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

/** As the server says it of one that it takes. */
const TAKEN = 'Thank you! A moderator will look at your subtitle';

/**
 * Sends a subtitle, which is seen once a moderator has looked at it. One whose answer was lost has come where the next press
 * hears that it is known. @throws ApiError
 */
export function useSuggestSubtitle() {
  const lost = useRef<File | null>(null);
  return useMutation({
    mutationFn: async (subtitle: SuggestedSubtitle) => {
      try {
        return await send(subtitle);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'subtitle_known' && lost.current === subtitle.file) return { message: TAKEN };
        if (error.httpStatus === 0 || error.httpStatus >= 500) lost.current = subtitle.file;
        throw error;
      }
    },
  });
}

function send(subtitle: SuggestedSubtitle): Promise<{ message: string }> {
  const { fileId: file_id, language, label } = subtitle;
  const body = { file_id, language, label, file: subtitle.file.name };
  return call(api.POST('/api/user/suggestSubtitle', { body, bodySerializer: () => formOf(subtitle) }));
}
