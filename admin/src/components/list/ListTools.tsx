import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsButton, ExportButton, FilterButton, TopToolbar, useFilterContext, useListContext } from 'react-admin';

const MAX_EXPORTED_ROWS = 100_000;

/** Saved filters, columns and the list as a file, each where the list around it has it. */
export function ListTools() {
  const filters = useFilterContext();
  const { exporter, total } = useListContext();
  // On a phone the width decides which columns there is room for.
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      {!phone && <ColumnsButton />}
      {exporter && total !== 0 && <ExportButton maxResults={MAX_EXPORTED_ROWS} />}
    </TopToolbar>
  );
}
