/** Where a trailer lies: a file of ours, or a player of another site. */
type TrailerSource = { kind: 'file'; src: string } | { kind: 'frame'; site: 'YouTube' | 'Aparat'; src: string };

/** @param key as titles keep it: `youtube:…`, `aparat:…`, or the name of a file of ours. */
export function trailerSource(key: string): TrailerSource {
  const [, site, id = ''] = /^(youtube|aparat):(.+)$/.exec(key) ?? [];
  const video = encodeURIComponent(id);
  if (site === 'youtube') {
    return { kind: 'frame', site: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0` };
  }
  if (site === 'aparat') {
    const src = `https://www.aparat.com/video/video/embed/videohash/${video}/vt/frame?autoplay=true`;
    return { kind: 'frame', site: 'Aparat', src };
  }
  return { kind: 'file', src: `/media/trailers/${encodeURIComponent(key)}.mp4` };
}
