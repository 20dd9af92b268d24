import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAwardName } from './use-award-name.ts';

/** An award by its name, with the one by which it is stored where that is another. */
export function AwardHeading({ award }: { award: string }) {
  const name = useAwardName()(award);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3">
        <bdi>{name}</bdi>
      </Typography>
      {name !== award && (
        <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
          <bdi>{award}</bdi>
        </Box>
      )}
    </Box>
  );
}
