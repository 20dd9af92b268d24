import Box from '@mui/material/Box';
import { useFormat } from '../format/use-format.ts';

/** A point in time to the minute; on one line where there is room. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <Box component="time" dateTime={at} title={format.relative(at)} sx={{ whiteSpace: { sm: 'nowrap' } }}>
      {format.dateTime(at)}
    </Box>
  );
}
