import { Container, useMediaAttach } from '@videojs/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { classNames } from '../../../components/layout/class-names.ts';
import { usePlayer } from '../engine/engine.ts';

interface Props {
  /** Of what is shown, once it is known. */
  title: string | undefined;
  children(video: HTMLVideoElement | null): ReactNode;
}

/**
 * What stays when the next episode takes the place of the one before: full screen and the picture in a window of its own
 * end with their elements.
 */
export function Screen({ title, children }: Props) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  return (
    <Container
      data-player
      data-theme="dark"
      dir="ltr"
      aria-label={title}
      // Keys work without it having the focus, and nothing would show that it has.
      tabIndex={-1}
      className="group/player fixed inset-0 overflow-hidden bg-black outline-none select-none"
    >
      <Picture onElement={setVideo} />
      {children(video)}
    </Container>
  );
}

function Picture({ onElement }: { onElement(video: HTMLVideoElement | null): void }) {
  const attach = useMediaAttach();
  const store = usePlayer();
  const visible = usePlayer((state) => state.controlsVisible);
  const ref = useCallback(
    (video: HTMLVideoElement | null) => {
      attach?.(video);
      onElement(video);
    },
    [attach, onElement],
  );
  // A double click does not say what it was made with, and the second tap of a finger makes one.
  const pointer = useRef('mouse');
  const byMouse = (then: () => void) => () => {
    if (pointer.current === 'mouse') then();
  };
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film has those that it has
    <video
      ref={ref}
      playsInline
      preload="auto"
      tabIndex={-1}
      className={classNames('size-full', !visible && 'cursor-none')}
      onPointerDown={({ pointerType }) => {
        pointer.current = pointerType;
      }}
      onClick={byMouse(() => void store.togglePaused())}
      onDoubleClick={byMouse(() => void store.toggleFullscreen().catch(() => undefined))}
    />
  );
}
