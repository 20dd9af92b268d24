import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = 5;

/** The queue in the shape of what comes. */
export function QueueSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <Box
          key={row}
          sx={{ display: 'flex', gap: 2, padding: '16px 20px', borderBlockEnd: '1px solid var(--hairline)' }}
        >
          <Skeleton variant="rounded" width={44} height={66} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width={140} height={18} />
            <Skeleton width={row % 2 ? '70%' : '86%'} height={22} />
            <Skeleton width={220} height={16} />
          </Box>
        </Box>
      ))}
    </div>
  );
}
