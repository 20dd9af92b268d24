import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { UploadedPicture } from '../../providers/commands/catalogue/picture-commands.ts';
import { addressOf } from './CutPicture.tsx';
import type { Cut } from './cut.ts';

interface CropAreaProps {
  picture: UploadedPicture;
  name: string;
  onCrop: (crop: Cut) => void;
}

/** Less is no picture any more. */
const SMALLEST = 0.05;
const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

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

/** A picture with the part of it that is shown, which is drawn by its handles, and its focus. */
export function CropArea({ picture: { key, crop, focus }, name, onCrop }: CropAreaProps) {
  const translate = useTranslate();
  const nameOf = (side: string) =>
    translate('parde.pictures.handle', { side: translate(`parde.pictures.handles.${side}`) });
  const handles = Object.fromEntries(HANDLES.map((side) => [`${side}DragHandle`, nameOf(side)])) as Record<
    `${(typeof HANDLES)[number]}DragHandle`,
    string
  >;
  return (
    <Box sx={{ direction: 'ltr', textAlign: 'center' }}>
      <ReactCrop
        crop={inPercent(crop)}
        onChange={(_pixels, percent) => {
          const cut = asCut(percent);
          if (cut.width >= SMALLEST && cut.height >= SMALLEST) onCrop(cut);
        }}
        keepSelection
        ariaLabels={{ cropArea: translate('parde.pictures.area'), ...handles }}
      >
        <img src={addressOf(key)} alt={name} style={{ maxHeight: '44vh' }} />
        <FocusPoint {...focus} />
      </ReactCrop>
    </Box>
  );
}

function FocusPoint({ x, y }: UploadedPicture['focus']) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'absolute',
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        width: 22,
        height: 22,
        margin: '-11px',
        borderRadius: '50%',
        border: '3px solid #fff',
        boxShadow: '0 0 0 2px #000',
        pointerEvents: 'none',
      }}
    />
  );
}
