import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

interface FileButtonProps {
  file: File | null;
  /** What is to be chosen. */
  label: string;
  /** Endings of names, as the browser's dialog takes them. */
  accept: string;
  error?: string | null;
  onChoose(file: File | null): void;
}

/** Chooses one file; its name stands on the button. */
export function FileButton({ file, label, accept, error, onChoose }: FileButtonProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {file ? <bdi>{file.name}</bdi> : translate(label)}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={accept}
        aria-label={translate(label)}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
      {error && <FormHelperText error>{translate(error)}</FormHelperText>}
    </div>
  );
}
