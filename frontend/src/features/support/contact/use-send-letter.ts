import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { api, call } from '../../../lib/api/client.ts';
import { submissionKeys } from '../../../lib/api/submission-key.ts';

const atMost = (max: number, message: string) => z.refine<string>((text) => [...text].length <= max, message);

/** The server's rules and sentences. */
export const letterSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter your name'), atMost(100, 'A name has at most 100 characters')),
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter your email'), z.regex(/^\S+@\S+\.\S+$/, 'The email is not valid')),
  subject: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter a subject'), atMost(150, 'A subject has at most 150 characters')),
  body: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please write a message'), atMost(5_000, 'A message has at most 5000 characters')),
});
type Letter = z.infer<typeof letterSchema>;

/** @param thread from the link of an answer: the letter goes on there. */
export function useSendLetter(takeCaptcha: () => Promise<string>, thread: string | null) {
  const { t } = useTranslation('support');
  const [keys] = useState(() => submissionKeys());
  return useMutation({
    mutationFn: async (letter: Letter) => {
      const form = thread ? { ...letter, thread } : letter;
      const headers = keys.headersFor(JSON.stringify(form));
      return call(api.POST('/api/contact', { body: { form, captcha: await takeCaptcha() }, headers }));
    },
    onSuccess: ({ message }) => {
      keys.markArrived();
      toast.success(t(message));
    },
  });
}
