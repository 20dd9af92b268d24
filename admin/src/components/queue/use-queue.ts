import { useCallback, useMemo, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useCursor } from './keyboard/use-cursor.ts';
import type { QueuedProps } from './QueueRow.tsx';

interface Options<Row> {
  listed: readonly Row[];
  /** Id → the version that was decided here. */
  decided: ReadonlyMap<number, number>;
  busy: ReadonlySet<number>;
  /** Id → the version on which a decision here did not count. */
  refused: ReadonlyMap<number, number>;
  /** Says that somebody else has decided what was being read. */
  movedOn: string;
}

/** The rows of a queue that still wait, the one being read, and those that are selected. */
export function useQueue<Row extends { id: number; version: number }>({
  listed,
  decided,
  busy,
  refused,
  movedOn,
}: Options<Row>) {
  const notify = useNotify();
  const rows = useMemo(() => listed.filter(({ id, version }) => decided.get(id) !== version), [listed, decided]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const onLost = useCallback(() => notify(movedOn, { type: 'warning' }), [notify, movedOn]);
  const { page, selectedIds, onSelect, onToggleItem, onUnselectItems } = useListContext();
  const cursor = useCursor(ids, page, onLost);
  /** Of the rows that are shown: what is gone or on another page is not acted on unseen. */
  const selected = useMemo(() => new Set(ids.filter((id) => selectedIds.includes(id))), [ids, selectedIds]);
  const [byKey, setByKey] = useState(false);
  const currentRow = rows.find(({ id }) => id === cursor.current);

  const point = useCallback(
    (id: number) => {
      setByKey(false);
      cursor.pointAt(id);
    },
    [cursor.pointAt],
  );
  const move = (step: 1 | -1) => {
    setByKey(true);
    cursor.move(step);
  };
  return {
    rows,
    currentRow,
    selected,
    /** What a key acts on: the selected rows, or else the one being read. */
    chosen: () => (selected.size ? rows.filter(({ id }) => selected.has(id)) : currentRow ? [currentRow] : []),
    /** Goes on from rows that are decided now. @returns those on which nothing is under way. */
    leave(chosen: readonly Row[]): Row[] {
      const open = chosen.filter(({ id }) => !busy.has(id));
      if (open.length === 0) return [];
      cursor.moveOff(new Set([...busy, ...open.map(({ id }) => id)]));
      onSelect([...selected].filter((id) => !open.some((one) => one.id === id)));
      return open;
    },
    /** What the bar of the selection needs. */
    bulk: {
      count: selected.size,
      onClear: () => onUnselectItems(),
      onAll: selected.size < ids.length ? () => onSelect(ids) : null,
    },
    keys: {
      next: () => move(1),
      previous: () => move(-1),
      select: () => currentRow && onToggleItem(currentRow.id),
    },
    rowProps: ({ id, version }: Row): QueuedProps => ({
      current: id === cursor.current,
      takesFocus: byKey,
      selected: selected.has(id),
      busy: busy.has(id),
      // It stands here as it is by now, and has not been read so.
      changed: refused.has(id) && refused.get(id) !== version,
      onPoint: point,
      onSelect: onToggleItem,
    }),
  };
}
