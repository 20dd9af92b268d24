import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

interface PictureButtonsProps {
  /** What the picture is of. */
  name: string;
  /** Whether there is one. */
  chosen: boolean;
  sending: boolean;
  onChoose(file: File): void;
  onCrop(): void;
  onRemove(): void;
}

export function PictureButtons({ name, chosen, sending, onChoose, onCrop, onRemove }: PictureButtonsProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" aria-busy={sending} onClick={() => chooser.current?.click()}>
        {translate(`parde.pictures.${sending ? 'sending' : chosen ? 'replace' : 'choose'}`)}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept="image/jpeg,image/png"
        aria-label={translate('parde.pictures.choose_for', { name })}
        disabled={sending}
        onChange={({ target }) => {
          if (target.files?.[0]) onChoose(target.files[0]);
          target.value = '';
        }}
      />
      {chosen && (
        <>
          <Button variant="outlined" onClick={onCrop}>
            {translate('parde.pictures.crop')}
          </Button>
          <Button variant="text" onClick={onRemove}>
            {translate('parde.pictures.remove')}
          </Button>
        </>
      )}
    </Box>
  );
}
