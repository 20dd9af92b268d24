import Box from '@mui/material/Box';

/** The name in the other language, beside a page's heading; in whatever direction it is written it stands where that does. */
export function OtherName({ name }: { name: string }) {
  return (
    <Box
      component="span"
      sx={{ color: 'var(--text-low)', fontSize: '0.9375rem', paddingBlockStart: 0.5, overflowWrap: 'anywhere' }}
    >
      <bdi>{name}</bdi>
    </Box>
  );
}
