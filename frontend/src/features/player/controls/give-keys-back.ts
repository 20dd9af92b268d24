import type { PointerEvent } from 'react';

/** A slider that was pressed would keep the arrows, which belong to the film: whoever comes to it by the keyboard has them. */
export function giveKeysBack({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[data-player]')?.focus({ preventScroll: true });
}
