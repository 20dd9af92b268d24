import Box from '@mui/material/Box';
import { useState } from 'react';
import type { UploadedPicture } from '../../providers/commands/catalogue/picture-commands.ts';
import { cutFor, type Shape } from './cut.ts';

export const addressOf = (key: string) => `/media/pictures/${key}`;

interface CutPictureProps {
  picture: Pick<UploadedPicture, 'key' | 'crop' | 'focus'>;
  shape: Shape;
  /** Pixels of the screen. */
  height: number;
  alt: string;
}

/** What a shape shows of an uploaded picture. */
export function CutPicture({ picture, shape, height, alt }: CutPictureProps) {
  const [size, setSize] = useState<Shape | null>(null);
  const width = (height * shape.width) / shape.height;
  const cut = size && cutFor(picture, size, shape);
  return (
    <Box
      sx={{
        width,
        height,
        flex: 'none',
        overflow: 'hidden',
        borderRadius: '8px',
        position: 'relative',
        direction: 'ltr',
      }}
    >
      <img
        src={addressOf(picture.key)}
        alt={alt}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        style={{
          position: 'absolute',
          maxWidth: 'none',
          visibility: cut ? 'visible' : 'hidden',
          ...(cut && {
            width: width / cut.width,
            height: height / cut.height,
            left: (-cut.x * width) / cut.width,
            top: (-cut.y * height) / cut.height,
          }),
        }}
      />
    </Box>
  );
}
