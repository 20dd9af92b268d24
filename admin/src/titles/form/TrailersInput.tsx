import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TextArrayInput, useDataProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { FilmProgress, type Progress } from '../files/attaching/FilmProgress.tsx';

const word = (key: string) => `parde.titles.form.fields.${key}`;

/** Trailers by their links, and files of this computer, which are sent and named by the form then. */
export function TrailersInput({ source }: { source: string }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { getValues, setValue } = useFormContext<Record<string, string[]>>();
  const chooser = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<Progress>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => provider.addTrailer(file, (share) => setProgress({ share })),
    networkMode: 'always',
    onSuccess: (key) => {
      const others = (getValues(source) ?? []).filter((other) => other !== key);
      setValue(source, [...others, key], { shouldDirty: true });
    },
    onSettled: () => setProgress(null),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <TextArrayInput source={source} label={word('trailers')} helperText={word('trailers_hint')} />
      <Box>
        <Button variant="outlined" aria-busy={isPending} onClick={() => chooser.current?.click()}>
          {translate(word('trailer_choose'))}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept="video/mp4"
          aria-label={translate(word('trailer_choose'))}
          disabled={isPending}
          onChange={({ target }) => {
            if (target.files?.[0]) mutate(target.files[0]);
            target.value = '';
          }}
        />
      </Box>
      <FilmProgress progress={progress} />
      {error && <FormHelperText error>{translate(error.message, { _: error.message })}</FormHelperText>}
    </Box>
  );
}
