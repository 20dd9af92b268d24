import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UploadedPicture } from '../../providers/commands/catalogue/picture-commands.ts';
import { CropArea } from './CropArea.tsx';
import { CutPicture } from './CutPicture.tsx';
import type { Shape } from './cut.ts';
import { FocusSliders } from './FocusSliders.tsx';

type Shown = Pick<UploadedPicture, 'crop' | 'focus'>;

interface CropDialogProps {
  picture: UploadedPicture;
  name: string;
  shapes: readonly Shape[];
  onDone: (shown: Shown) => void;
  onClose: () => void;
}

const PREVIEW = 130;

/** Which part of a picture is shown, and around which point the shapes are cut from it. */
export function CropDialog({ picture, name, shapes, onDone, onClose }: CropDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [{ crop, focus }, setShown] = useState<Shown>({ crop: picture.crop, focus: picture.focus });
  const shown = { ...picture, crop, focus };
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={(event) => event.stopPropagation()}
      aria-labelledby={heading}
      maxWidth="md"
      fullWidth
    >
      <DialogContent sx={{ padding: 3, display: 'grid', gap: 2 }}>
        <Box component="h2" id={heading} sx={{ margin: 0, fontSize: '1.125rem' }}>
          {translate('parde.pictures.crop_title', { name })}
        </Box>
        <CropArea picture={shown} name={name} onCrop={(cut) => setShown({ crop: cut, focus })} />
        <FocusSliders focus={focus} onChange={(point) => setShown({ crop, focus: point })} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {shapes.map((shape) => (
            <CutPicture
              key={`${shape.width}x${shape.height}`}
              picture={shown}
              shape={shape}
              height={PREVIEW}
              alt={translate('parde.pictures.preview', { name })}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button variant="text" onClick={onClose}>
            {translate('parde.users.actions.cancel')}
          </Button>
          <Button variant="contained" color="secondary" onClick={() => onDone({ crop, focus })}>
            {translate('parde.pictures.done')}
          </Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
