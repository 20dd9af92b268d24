import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LoadFailure } from './LoadFailure';
import { Pager } from './Pager';
import { Panel } from './Panel';
import { StateMessage } from './StateMessage';

export interface Column<R extends RaRecord> {
  key: string;
  label: ReactNode;
  /** The server's name of the field, where the list can be ordered by it. */
  sortBy?: string;
  cell: (record: R) => ReactNode;
  align?: 'end';
  /** The width from which on there is room for the column. */
  from?: 'sm' | 'md' | 'lg';
  width?: number;
}

interface RecordTableProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  /** Above the column heads, inside the sheet. */
  head?: ReactNode;
  /** Where a row leads; to the record's own page when absent, nowhere with null. */
  opens?: ((record: R) => string) | null;
  /** Stands in for 'nothing matches' where no filter can be taken away. */
  empty?: ReactNode;
}

const SKELETON_ROWS = 10;

function shownFrom({ from }: Pick<Column<RaRecord>, 'from'>) {
  return from ? { display: { xs: 'none', [from]: 'table-cell' } } : undefined;
}

function HeadCell<R extends RaRecord>({ column }: { column: Column<R> }) {
  const { sort, setSort } = useListContext();
  const { key, label, sortBy, align, width } = column;
  const active = sortBy !== undefined && sort.field === sortBy;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell
      key={key}
      align={align === 'end' ? 'right' : 'left'}
      sortDirection={active ? direction : false}
      sx={{ width, ...shownFrom(column) }}
    >
      {sortBy ? (
        <TableSortLabel
          active={active}
          direction={active ? direction : 'desc'}
          onClick={() => setSort({ field: sortBy, order: active && sort.order === 'DESC' ? 'ASC' : 'DESC' })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

function Rows<R extends RaRecord>({ columns, opens }: Pick<RecordTableProps<R>, 'columns' | 'opens'>) {
  const navigate = useNavigate();
  const { data, resource } = useListContext<R>();
  if (!data) {
    return Array.from({ length: SKELETON_ROWS }, (_, row) => (
      <TableRow key={row}>
        {columns.map((column) => (
          <TableCell key={column.key} sx={shownFrom(column)}>
            <Skeleton width={column.width ? '70%' : '50%'} height={24} />
          </TableCell>
        ))}
      </TableRow>
    ));
  }
  const addressOf = (record: R) => (opens ? opens(record) : `/${resource}/${record.id}/show`);
  const hand = { cursor: 'pointer', '&:hover': { backgroundColor: 'var(--hover)' } };
  // The first cell holds the real link; the whole row is only a larger target for the mouse.
  return data.map((record) => (
    <TableRow
      key={record.id}
      onClick={(event) => {
        const inner = (event.target as Element).closest('a, button, input, label');
        if (opens !== null && !inner) navigate(addressOf(record));
      }}
      sx={opens === null ? undefined : hand}
    >
      {columns.map((column) => (
        <TableCell key={column.key} align={column.align === 'end' ? 'right' : 'left'} sx={shownFrom(column)}>
          {column.cell(record)}
        </TableCell>
      ))}
    </TableRow>
  ));
}

function NothingFound() {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  return (
    <StateMessage
      drawing="nothing"
      title={translate('parde.states.nothing_found')}
      lead={translate('parde.states.nothing_found_lead')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('parde.states.clear_filters')}
        </Button>
      }
    />
  );
}

/** A dense table of the list around it, with its skeleton, its empty and its failed state, and its pages. */
export function RecordTable<R extends RaRecord>({ columns, head, opens, empty }: RecordTableProps<R>) {
  const { data, error, isFetching, refetch } = useListContext<R>();
  if (error && !data) {
    return (
      <Panel>
        {head}
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <Panel aria-busy={isFetching}>
      {head}
      {data?.length === 0 ? (
        (empty ?? <NothingFound />)
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <HeadCell key={column.key} column={column} />
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              <Rows columns={columns} {...(opens !== undefined && { opens })} />
            </TableBody>
          </Table>
        </Box>
      )}
      <Pager />
    </Panel>
  );
}
