import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PanelHead } from '../../components/Panel.tsx';
import { useFormat } from '../../format/use-format.ts';
import type { PlacedFile } from './release.ts';

/** @param onAttach absent for those who may only look. */
export function FilesHead({ files, onAttach }: { files: readonly PlacedFile[]; onAttach?: (() => void) | undefined }) {
  const translate = useTranslate();
  const format = useFormat();
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <PanelHead>
      <Typography component="h2" variant="h3">
        {translate('parde.titles.files')}
      </Typography>
      {files.length > 0 && (
        <Box component="span" sx={{ color: 'var(--text-low)', fontSize: '0.8125rem' }}>
          {format.number(files.length)} · {format.bytes(size)}
        </Box>
      )}
      {onAttach && (
        <Button size="small" variant="outlined" sx={{ marginInlineStart: 'auto' }} onClick={onAttach}>
          {translate('parde.titles.film.attach')}
        </Button>
      )}
    </PanelHead>
  );
}
