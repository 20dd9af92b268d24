import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/use-language.ts';
import type { UploadedPicture } from '../../providers/commands/catalogue/picture-commands.ts';

type Focus = UploadedPicture['focus'];
const AXES = ['x', 'y'] as const;

/** Around which point the shapes are cut from a picture. */
export function FocusSliders({ focus, onChange }: { focus: Focus; onChange: (focus: Focus) => void }) {
  const translate = useTranslate();
  const rightToLeft = useLanguage() === 'fa';
  /** A slider runs as one reads; so does the point with it. */
  const turned = (axis: 'x' | 'y', percent: number) => (axis === 'x' && rightToLeft ? 100 - percent : percent);
  return (
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
              onChange({ ...focus, [axis]: percent / 100 });
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
