import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A row's first field, or the button that does this. */
type Part = 'field' | 'up' | 'down' | 'remove';

/**
 * A row that moves loses the focus with its place in the document: it is given back, also where its button is disabled now.
 * Rows are named by `data-row`, their buttons by `data-act`.
 */
export function useFocusOnRows<Id extends string | number>() {
  const list = useRef<HTMLElement>(null);
  const wanted = useRef<{ id: Id; part: Part } | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, part } = wanted.current;
    wanted.current = null;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = rows.find(({ dataset }) => dataset['row'] === String(id));
    const first = part === 'field' ? 'input' : `[data-act=${part}]:not(:disabled)`;
    const place =
      row?.querySelector<HTMLElement>(first) ?? row?.querySelector<HTMLElement>('[data-act]:not(:disabled)');
    place?.focus();
  });
  return {
    list,
    focusAfter: (id: Id | undefined, part: Part) => {
      wanted.current = id === undefined ? null : { id, part };
    },
  };
}

/**
 * Leads the form to the first field of the rows that is refused, which may be far below.
 * @param ref that of the form's field. @returns where the focus goes where no row is to blame: what adds one.
 */
export function useRefusedRow(ref: (field: { focus: () => void }) => void, list: RefObject<HTMLElement | null>) {
  const adder = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref({
      focus: () => (list.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? adder.current)?.focus(),
    });
  }, [ref, list]);
  return adder;
}
