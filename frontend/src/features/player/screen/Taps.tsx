import { Gesture, useTapGesture } from '@videojs/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PlayerIcon } from '../controls/PlayerIcon.tsx';
import { usePlayer } from '../engine/engine.ts';
import { BUTTON_SECONDS } from '../keys/keys.ts';

type Side = 'back' | 'forward';

interface Row {
  side: Side;
  taps: number;
  /** By `performance.now()`. */
  at: number;
}

/** Two taps that follow each other so quickly on one side begin a row. */
const DOUBLE_TAP_MS = 300;
/** As long as the sum of a row is shown, each further tap is added to it. */
const SHOWN_MS = 800;

/**
 * What a finger does to the picture: a tap shows or hides the controls, and each further one of a row skips on its side. How
 * far is said there, as the controls may be hidden.
 */
export function Taps({ disabled }: { disabled: boolean }) {
  const store = usePlayer();
  const last = useRef<Row>(null);
  const [row, setRow] = useState<Row | null>(null);
  const tapped = (side: Side) => () => {
    const before = last.current;
    const at = performance.now();
    const goesOn = before?.side === side && at - before.at < (before.taps > 1 ? SHOWN_MS : DOUBLE_TAP_MS);
    last.current = { side, taps: goesOn ? before.taps + 1 : 1, at };
    if (!goesOn) return void store.toggleControls();
    const seconds = side === 'back' ? -BUTTON_SECONDS : BUTTON_SECONDS;
    void store.seek(Math.max(0, store.currentTime + seconds));
    setRow(last.current);
  };
  useTapGesture(tapped('back'), { pointer: 'touch', region: 'left', disabled });
  useTapGesture(tapped('forward'), { pointer: 'touch', region: 'right', disabled });
  useEffect(() => {
    if (!row) return;
    const timer = setTimeout(() => setRow(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [row]);
  return (
    <>
      {/* Taps are the gestures' own: without it each of them toggles the controls as well. */}
      <Gesture type="tap" action="toggleControls" pointer="touch" />
      {row && <Skipped side={row.side} seconds={(row.taps - 1) * BUTTON_SECONDS} />}
    </>
  );
}

function Skipped({ side, seconds }: { side: Side; seconds: number }) {
  const { t } = useTranslation('player');
  const { digits } = useFormat();
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-y-0 grid w-1/2 place-items-center',
        side === 'back' ? 'left-0' : 'right-0',
      )}
    >
      <span
        dir="auto"
        className="fade-in flex items-center gap-2 rounded-full bg-black/65 px-4 py-2 text-sm font-bold text-white"
      >
        <PlayerIcon name={side} size={22} />
        {t(side, { seconds: digits(String(seconds)) })}
      </span>
    </div>
  );
}
