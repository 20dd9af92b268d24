import { type ReactNode, useState } from 'react';
import { Part } from '../feedback/Part.tsx';

/** A button that is replaced by its open menu at the first press: until then the menu is not loaded. */
export function OpenOnPress({ button, menu }: { button(open: () => void): ReactNode; menu: ReactNode }) {
  const [used, setUsed] = useState(false);
  const closed = button(() => setUsed(true));
  return used ? (
    <Part waiting={closed} failed={button}>
      {menu}
    </Part>
  ) : (
    closed
  );
}
