import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Tag } from '../tags/Tag.tsx';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 48px minmax(0, 1fr) auto',
  columnGap: 14,
  paddingBlock: 16,
  paddingInline: '10px 20px',
  borderBlockEnd: '1px solid var(--hairline)',
  outline: 'none !important',
  transition: 'opacity 160ms ease-out',
  scrollMarginBlock: 80,
  // What visitors and members have typed may be one long word.
  '& > [data-part="words"]': { overflowWrap: 'anywhere' },
  '&:first-of-type': { borderStartStartRadius: 11, borderStartEndRadius: 11 },
  '&:last-of-type': { borderBlockEnd: 0 },
  '&[data-busy="true"]': { opacity: 0.45 },
  '&[data-selected="true"]': { backgroundColor: 'var(--accent-wash)' },
  '&[aria-current="true"]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: -1,
    width: 4,
    borderRadius: 2,
    backgroundColor: 'var(--accent)',
  },
  '&[aria-current="true"]:not([data-selected="true"])': { backgroundColor: 'var(--hover)' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    paddingInline: 16,
    rowGap: 12,
    // On a phone the selecting box stands at the end of the first line, out of the thumb's way.
    '& > [data-part="box"]': { gridColumn: 3, gridRow: 1 },
    '& > [data-part="poster"]': { gridColumn: 1, gridRow: 1 },
    '& > [data-part="words"]': { gridColumn: 2, gridRow: 1 },
  },
}));

/** How a row stands in its queue. */
interface QueueRowState {
  current: boolean;
  /** Moves the focus here when it becomes current (by a key, not by a click). */
  takesFocus: boolean;
  selected: boolean;
  busy: boolean;
  /** It is not as it was when it was read. */
  changed: boolean;
}

/** What the row of one record is given by its queue. */
export interface QueuedProps extends QueueRowState {
  onPoint: (id: number) => void;
  onSelect: (id: number) => void;
}

interface QueueRowProps extends QueueRowState {
  onPoint: () => void;
  onSelect: () => void;
  /** What the box says that selects it. */
  select: string;
  poster: ReactNode;
  /** Its words. */
  children: ReactNode;
  actions: ReactNode;
}

const isBox = ({ target }: MouseEvent) => target instanceof HTMLInputElement;

/** A row of a queue: the one being read is marked, and focused when a key has led there. */
export function QueueRow(props: QueueRowProps) {
  const { current, takesFocus, selected, busy, changed, onPoint } = props;
  const translate = useTranslate();
  const row = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!current || !takesFocus) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [current, takesFocus]);

  return (
    <Row
      ref={row}
      tabIndex={current ? 0 : -1}
      aria-current={current ? 'true' : undefined}
      aria-busy={busy}
      data-busy={busy}
      data-selected={selected}
      // Before what was pressed in it hears of it: that may decide the row and go on to the next one.
      onClickCapture={(event) => !isBox(event) && onPoint()}
      // After it has been ticked: drawn anew before that, it would take the click back.
      onClick={(event) => isBox(event) && onPoint()}
    >
      {changed && (
        <Box sx={{ gridColumn: '1 / -1', marginBlockEnd: { sm: 1 } }}>
          <Tag tone="warn">{translate('parde.queue.changed')}</Tag>
        </Box>
      )}
      <Box data-part="box" sx={{ marginBlockStart: '-4px' }}>
        <Checkbox checked={selected} onChange={props.onSelect} slotProps={{ input: { 'aria-label': props.select } }} />
      </Box>
      <div data-part="poster">{props.poster}</div>
      <Box data-part="words" sx={{ minWidth: 0, maxWidth: 760 }}>
        {props.children}
      </Box>
      {props.actions}
    </Row>
  );
}

/** The buttons of a row; on a phone below it, as wide as it is. */
export const RowButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    gridColumn: '1 / -1',
    '& > button': { flex: 1, minHeight: 44 },
  },
}));
