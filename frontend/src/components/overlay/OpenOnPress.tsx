import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Part } from '../feedback/Part.tsx';
import { handKeysToMenu } from './keys-ahead.ts';

/** A button that is replaced by its open menu at the first press: until then the menu is not loaded. */
export function OpenOnPress({ button, menu }: { button(open: () => void): ReactNode; menu: ReactNode }) {
  const [used, setUsed] = useState(false);
  const keys = useRef<string[]>([]);
  const open = () => setUsed(true);
  const closed = (
    <Closed waiting={used} keys={keys} onOpen={open}>
      {button(open)}
    </Closed>
  );
  return used ? (
    <Part waiting={closed} failed={button}>
      {menu}
    </Part>
  ) : (
    closed
  );
}

interface ClosedProps {
  /** The menu is on its way. */
  waiting: boolean;
  /** What was pressed for the menu before it was there. */
  keys: RefObject<string[]>;
  onOpen(): void;
  children: ReactNode;
}

/** The keys of the open menu's own button, and those that are pressed before there is a menu: none of them moves the page. */
function Closed({ waiting, keys, onOpen, children }: ClosedProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!waiting) return;
    // The button that was pressed has gone with its focus.
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus({ preventScroll: true });
    handKeysToMenu(keys.current);
  }, [waiting, keys]);
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
