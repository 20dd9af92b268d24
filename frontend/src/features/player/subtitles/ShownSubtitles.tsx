import { useState } from 'react';
import { createPortal } from 'react-dom';
import { SubtitleLayer } from './SubtitleLayer.tsx';
import { SubtitleTrack } from './SubtitleTrack.tsx';
import type { FilmSubtitles } from './use-film-subtitles.ts';

interface Props {
  video: HTMLVideoElement | null;
  subtitles: FilmSubtitles;
  /** What has lost its source has no time any more by which its last line would go. */
  hidden: boolean;
}

/** The subtitles that the viewer has chosen: their file in the film's element, and what is due of it above the controls. */
export function ShownSubtitles({ video, subtitles: { shown, style, offset }, hidden }: Props) {
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  const [missing, setMissing] = useState(false);
  return (
    <>
      {video &&
        shown &&
        createPortal(
          <SubtitleTrack key={shown.id} subtitle={shown} onTrack={setTrack} onMissing={setMissing} />,
          video,
        )}
      <SubtitleLayer track={hidden ? null : track} missing={missing} style={style} offset={offset} />
    </>
  );
}
