import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { api, call } from '../../../../lib/api/client.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { userQuery } from '../../../../lib/session/use-session.ts';
import { passwordsSchema } from '../../register/passwords-schema.ts';

/** Specification §8: the message for a rejected edit; the reasons are shown under the fields. */
const REFUSED = 'Please check yor enteri';

/** An empty password stays as it is. */
export const editInfoSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'Please enter your name')),
    password: z.string(),
    password_confirmation: z.string(),
    current_password: z.string(),
  })
  .check(
    z.superRefine((values, context) => {
      if (values.password === '' && values.password_confirmation === '') return;
      for (const { path, message } of passwordsSchema.safeParse(values).error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message });
    }),
  );
export type EditedInfo = z.infer<typeof editInfoSchema>;

/** As it goes to the server: no password fields when the password stays. */
export function bodyOf({ name, password, password_confirmation, current_password }: EditedInfo) {
  if (password === '') return { name };
  return { name, password, password_confirmation, current_password: current_password || undefined };
}

export function useEditInfo() {
  const { t } = useTranslation('accounts');
  return useMutation({
    mutationFn: (form: EditedInfo) => call(api.POST('/api/user/editInfo', { body: bodyOf(form) })),
    onSuccess: ({ message, user: { name } }) => {
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, name });
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      toast.success(t(message));
    },
    onError: (error) => {
      // What is no field's fault stands in the form, for as long as it takes.
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) toast.error(t(REFUSED));
    },
  });
}
