import Box from '@mui/material/Box';
import { useState } from 'react';

/** An image of the image host in one of its allowed sizes: the suffix stands before the extension. */
function sized(path: string, size: string): string {
  return path.replace(/\.(jpe?g|png)(?=$|\?)/i, `-${size}.$1`);
}

interface PictureProps {
  path: string | null | undefined;
  size: string;
  width: number;
  height: number;
  /** Pixels. */
  radius?: number;
  /** Stands in when there is no picture: one letter. */
  letter: string;
}

/** A picture beside a name that says the same, so it is silent for screen readers. Falls back to a drawn letter. */
export function Picture({ path, size, width, height, radius = 6, letter }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width, height, flex: 'none', borderRadius: `${radius}px`, backgroundColor: 'var(--sunken)' } as const;
  if (!path || broken === path) {
    return (
      <Box
        aria-hidden="true"
        sx={{
          ...box,
          display: 'grid',
          placeItems: 'center',
          color: 'var(--text-low)',
          fontSize: Math.round(width * 0.42),
          fontWeight: 700,
          border: '1px solid var(--hairline)',
        }}
      >
        {letter.trim().charAt(0)}
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={sized(path, size)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(path)}
      sx={{ ...box, objectFit: 'cover' }}
    />
  );
}
