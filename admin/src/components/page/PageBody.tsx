import { styled } from '@mui/material/styles';

/** Tables take what there is; queues and show pages read better narrow. */
export const TABLE_WIDTH = 1360;

/** The column that a page stands in. `width` in pixels. */
export const PageBody = styled('div', { shouldForwardProp: (prop) => prop !== 'width' })<{ width?: number }>(
  ({ theme, width = TABLE_WIDTH }) => ({
    maxWidth: width,
    marginInline: 'auto',
    padding: theme.spacing(2),
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4), paddingBlock: theme.spacing(3.5) },
  }),
);
