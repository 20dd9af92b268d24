import { useEffect, useState } from 'react';
import { listen } from '../engine/listen.ts';

/** The field is of an iPhone. */
const isThere = (video: HTMLVideoElement & { webkitDisplayingFullscreen?: boolean }) =>
  document.pictureInPictureElement === video || video.webkitDisplayingFullscreen === true;

/**
 * Whether the browser shows the film where nothing of the page can lie over it: in the full screen of an iPhone, or in
 * a picture of its own.
 */
export function useBrowsersScreen(video: HTMLVideoElement | null): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (!video) return;
    const begin = () => setThere(true);
    const end = () => setThere(false);
    // It may have begun with the episode before.
    setThere(isThere(video));
    return listen(
      [video, { webkitbeginfullscreen: begin, enterpictureinpicture: begin }],
      [video, { webkitendfullscreen: end, leavepictureinpicture: end }],
    );
  }, [video]);
  return there;
}
