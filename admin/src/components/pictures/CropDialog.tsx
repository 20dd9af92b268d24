import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Slider from '@mui/material/Slider';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useLanguage } from '../../i18n/use-language.ts';
import type { UploadedPicture } from '../../providers/picture-commands.ts';
import { addressOf, CutPicture } from './CutPicture.tsx';
import type { Cut, Shape } from './cut.ts';

type Shown = Pick<UploadedPicture, 'crop' | 'focus'>;

interface CropDialogProps {
  picture: UploadedPicture;
  name: string;
  shapes: readonly Shape[];
  onDone: (shown: Shown) => void;
  onClose: () => void;
}

/** Less is no picture any more. */
const SMALLEST = 0.05;
const PREVIEW = 130;
const AXES = ['x', 'y'] as const;

const inPercent = ({ x, y, width, height }: Cut): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});
const asCut = ({ x, y, width, height }: PercentCrop): Cut => ({
  x: x / 100,
  y: y / 100,
  width: Math.min(width / 100, 1 - x / 100),
  height: Math.min(height / 100, 1 - y / 100),
});

/** Which part of a picture is shown, and around which point the shapes are cut from it. */
export function CropDialog({ picture, name, shapes, onDone, onClose }: CropDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const rightToLeft = useLanguage() === 'fa';
  /** A slider runs as one reads; so does the point with it. */
  const turned = (axis: 'x' | 'y', percent: number) => (axis === 'x' && rightToLeft ? 100 - percent : percent);
  const [{ crop, focus }, setShown] = useState<Shown>({ crop: picture.crop, focus: picture.focus });
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
        <Box sx={{ direction: 'ltr', textAlign: 'center' }}>
          <ReactCrop
            crop={inPercent(crop)}
            onChange={(_pixels, percent) => {
              const cut = asCut(percent);
              if (cut.width >= SMALLEST && cut.height >= SMALLEST) setShown({ crop: cut, focus });
            }}
            keepSelection
            ariaLabels={{
              cropArea: translate('parde.pictures.area'),
              nwDragHandle: translate('parde.pictures.handle'),
              nDragHandle: translate('parde.pictures.handle'),
              neDragHandle: translate('parde.pictures.handle'),
              eDragHandle: translate('parde.pictures.handle'),
              seDragHandle: translate('parde.pictures.handle'),
              sDragHandle: translate('parde.pictures.handle'),
              swDragHandle: translate('parde.pictures.handle'),
              wDragHandle: translate('parde.pictures.handle'),
            }}
          >
            <img src={addressOf(picture.key)} alt={name} style={{ maxHeight: '44vh' }} />
            <Box
              aria-hidden="true"
              sx={{
                position: 'absolute',
                left: `${focus.x * 100}%`,
                top: `${focus.y * 100}%`,
                width: 22,
                height: 22,
                margin: '-11px',
                borderRadius: '50%',
                border: '3px solid #fff',
                boxShadow: '0 0 0 2px #000',
                pointerEvents: 'none',
              }}
            />
          </ReactCrop>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4 }}>
          {AXES.map((axis) => (
            <Box key={axis}>
              <Box component="span" sx={{ fontSize: '0.875rem' }}>
                {translate(`parde.pictures.focus_${axis}`)}
              </Box>
              <Slider
                aria-label={translate(`parde.pictures.focus_${axis}`)}
                value={turned(axis, Math.round(focus[axis] * 100))}
                onChange={(_event, value) => {
                  const percent = turned(axis, Array.isArray(value) ? value[0] : value);
                  setShown({ crop, focus: { ...focus, [axis]: percent / 100 } });
                }}
              />
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {shapes.map((shape) => (
            <CutPicture
              key={`${shape.width}x${shape.height}`}
              picture={{ key: picture.key, crop, focus }}
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
