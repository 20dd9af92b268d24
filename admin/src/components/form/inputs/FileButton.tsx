import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef } from 'react';
import { useTranslate, ValidationError, type ValidationErrorMessage } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

interface FileButtonProps {
  file: File | null;
  /** What is to be chosen. */
  label: string;
  /** Endings of names, as the browser's dialog takes them. */
  accept: string;
  onChoose(file: File | null): void;
}

/** Chooses the `file` of a form; its name stands on the button, and below it what is wrong with it. */
export function FileButton({ file, label, accept, onChoose }: FileButtonProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const said = useId();
  const { clearErrors } = useFormContext();
  const error = useFormState({ name: 'file' }).errors['file']?.message as ValidationErrorMessage | undefined;
  return (
    <div>
      <Button
        variant="outlined"
        onClick={() => chooser.current?.click()}
        {...(error && { 'data-refused': true, 'aria-describedby': said })}
      >
        {file ? <bdi>{file.name}</bdi> : translate(label)}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={accept}
        aria-label={translate(label)}
        onChange={({ target }) => {
          clearErrors('file');
          onChoose(target.files?.[0] ?? null);
        }}
      />
      {error && (
        <FormHelperText id={said} error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </div>
  );
}
