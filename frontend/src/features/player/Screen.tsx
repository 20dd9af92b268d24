import { Container, useMediaAttach } from '@videojs/react';
import { type ReactNode, useCallback, useState } from 'react';
import { usePlayer } from './engine/engine.ts';

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
  const ref = useCallback(
    (video: HTMLVideoElement | null) => {
      attach?.(video);
      onElement(video);
    },
    [attach, onElement],
  );
  const byMouse = (then: () => void) => (event: React.MouseEvent) => {
    if (!('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType === 'mouse') then();
  };
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film has those that it has
    <video
      ref={ref}
      playsInline
      preload="auto"
      tabIndex={-1}
      className="size-full"
      onClick={byMouse(() => void store.togglePaused())}
      onDoubleClick={byMouse(() => void store.toggleFullscreen().catch(() => undefined))}
    />
  );
}
