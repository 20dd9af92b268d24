import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorsOf } from '../../../components/form/errors/server-errors.ts';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { CODE_LENGTH } from './code-digits.ts';
import { codeSchema } from './use-verification.ts';

/** The form of a code: the sixth digit sends it. A code that was refused is empty again; one that nobody has looked at stays. */
export function useCodeForm(send: (values: { code: string }) => Promise<unknown>) {
  const { t } = useTranslation('accounts');
  const { form, submit, busy, errors, errorsFor } = useApiForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    translate: t,
    send: (values) =>
      send(values).catch((error) => {
        if (errorsOf(error, 'code').length > 0) form.setValue('code', '');
        throw error;
      }),
    reValidateMode: 'onSubmit',
  });
  const { field } = useController({ control: form.control, name: 'code' });
  const change = (digits: string) => {
    if (digits === field.value) return;
    form.clearErrors();
    field.onChange(digits);
    if (digits.length === CODE_LENGTH) void submit();
  };
  return { code: field.value, change, submit, busy, errors, codeErrors: errorsFor('code') };
}
