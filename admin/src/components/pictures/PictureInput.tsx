import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { InputHelperText, useDataProvider, useInput, useTranslate } from 'react-admin';
import type { UploadedPicture } from '../../providers/commands/catalogue/picture-commands.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { failureOf } from '../../providers/http/console-error.ts';
import { Picture } from '../Picture.tsx';
import { CropDialog } from './CropDialog.tsx';
import { CutPicture } from './CutPicture.tsx';
import type { Shape } from './cut.ts';
import { PictureButtons } from './PictureButtons.tsx';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const MIDDLE = { x: 0.5, y: 0.5 };
const HEIGHT = 150;

interface PictureInputProps {
  source: string;
  label: string;
  /** In which it is shown, the most usual first. */
  shapes: readonly [Shape, ...Shape[]];
  /** What is shown without one, where it is known. */
  otherwise?: { path: string; size: string } | null;
  /** Says what is shown without one. */
  hint?: string;
}

/** A picture of one's own in the place of the one that is drawn; the form has it with what is shown of it. */
export function PictureInput({ source, label, shapes, otherwise, hint = 'parde.pictures.drawn' }: PictureInputProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { field, fieldState } = useInput<UploadedPicture | null>({ source, defaultValue: null });
  const picture: UploadedPicture | null = field.value || null;
  const [cropping, setCropping] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => provider.addPicture(file),
    networkMode: 'always',
    onSuccess: ({ key, tint }) => {
      field.onChange({ key, tint, crop: WHOLE, focus: MIDDLE });
      setCropping(true);
    },
  });
  const refused = error && (failureOf(error)?.errors?.['file'] ?? error.message);
  const name = translate(label);
  return (
    <Box component="fieldset" sx={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <Box component="legend" sx={{ fontWeight: 500, fontSize: '0.875rem', padding: 0, marginBlockEnd: 1 }}>
        {name}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {picture && <CutPicture key={picture.key} picture={picture} shape={shapes[0]} height={HEIGHT} alt={name} />}
        {!picture && otherwise && (
          <Picture
            {...otherwise}
            width={Math.round((HEIGHT * shapes[0].width) / shapes[0].height)}
            height={HEIGHT}
            radius={8}
            letter={name}
          />
        )}
        <PictureButtons
          name={name}
          chosen={picture !== null}
          sending={isPending}
          onChoose={mutate}
          onCrop={() => setCropping(true)}
          onRemove={() => field.onChange(null)}
        />
      </Box>
      <FormHelperText error={Boolean(refused) || fieldState.invalid}>
        <InputHelperText
          error={refused ? translate(refused, { _: refused }) : fieldState.error?.message}
          helperText={picture ? false : hint}
        />
      </FormHelperText>
      {cropping && picture && (
        <CropDialog
          picture={picture}
          name={name}
          shapes={shapes}
          onDone={(shown) => {
            field.onChange({ ...picture, ...shown });
            setCropping(false);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </Box>
  );
}
