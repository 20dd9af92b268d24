import { useRef } from 'react';

/** Two presses so close are one double click; the second comes before what the first has begun is drawn, or after a quick end of it. */
const DOUBLE_PRESS_MS = 300;

/** @returns what says of a press whether it is the second of a double click, which does nothing. */
export function useDoublePress(): (press: { timeStamp: number }) => boolean {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return ({ timeStamp }) => {
    const isSecond = timeStamp - pressed.current < DOUBLE_PRESS_MS;
    if (!isSecond) pressed.current = timeStamp;
    return isSecond;
  };
}
