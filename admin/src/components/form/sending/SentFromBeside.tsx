import { type RefObject, useEffect } from 'react';
import { setSubmissionErrors } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FormErrors } from '../errors/form-errors.ts';

/** Sends what stands in a form. @returns whether the server has taken it; what was wrong with it stands at the fields. */
export type SendForm = () => Promise<boolean>;

interface SentFromBesideProps {
  by: RefObject<SendForm | null>;
  send: (typed: object) => Promise<FormErrors | undefined>;
}

/** Lets what stands beside a form send it, and wait for what comes of it. */
export function SentFromBeside({ by, send }: SentFromBesideProps) {
  const { handleSubmit, setError } = useFormContext();
  useEffect(() => {
    by.current = async () => {
      let sent = false;
      await handleSubmit(async (typed) => {
        const errors = await send(typed);
        if (errors) setSubmissionErrors(errors, setError);
        sent = !errors;
      })();
      return sent;
    };
  });
  // Not between two of its own, which would take the way away while it is gone.
  useEffect(
    () => () => {
      by.current = null;
    },
    [by],
  );
  return null;
}
