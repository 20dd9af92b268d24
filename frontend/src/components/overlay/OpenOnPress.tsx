import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Part } from '../feedback/Part.tsx';
import { handKeysToMenu } from './keys-ahead.ts';

/** A button that is replaced by its open menu at the first press: until then the menu is not loaded. */
export function OpenOnPress({ button, menu }: { button(open: () => void): ReactNode; menu: ReactNode }) {
  const [used, setUsed] = useState(false);
  const keys = useRef<string[]>([]);
  const open = () => setUsed(true);
  const closed = (state: ClosedProps['state'], onOpen: () => void) => (
    <Closed state={state} keys={keys} onOpen={onOpen}>
      {button(onOpen)}
    </Closed>
  );
  return used ? (
    <Part waiting={closed('waiting', open)} failed={(retry) => closed('failed', retry)}>
      {menu}
    </Part>
  ) : (
    closed('unused', open)
  );
}

interface ClosedProps {
  /** Whether the menu is on its way, or has not come: a press asks for it again. */
  state: 'unused' | 'waiting' | 'failed';
  /** What was pressed for the menu before it was there. */
  keys: RefObject<string[]>;
  onOpen(): void;
  children: ReactNode;
}

/** The keys of the open menu's own button, and those that are pressed before there is a menu: none of them moves the page. */
function Closed({ state, keys, onOpen, children }: ClosedProps) {
  const box = useRef<HTMLSpanElement>(null);
  const waiting = state === 'waiting';
  useEffect(() => {
    if (state === 'unused') return;
    // The button that was pressed has gone with its focus.
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus({ preventScroll: true });
    if (state === 'waiting') handKeysToMenu(keys.current);
  }, [state, keys]);
  const take = (event: KeyboardEvent) => {
    const opens = event.key === 'Enter' || event.key === ' ';
    if (waiting ? event.key === 'Tab' : !opens && event.key !== 'ArrowDown') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (opens && event.repeat) return;
    // Opened by a key, a menu has its first item chosen.
    keys.current.push(waiting ? event.key : 'ArrowDown');
    onOpen();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button in it
    <span ref={box} onKeyDown={take} className="contents">
      {children}
    </span>
  );
}
