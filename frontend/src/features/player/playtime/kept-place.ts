import { memberId } from '../../../lib/session/token.ts';
import { keptJson, tabStorage } from '../../../lib/storage/storage.ts';
import type { PlayInfo } from '../play-info.ts';

const KEY = 'parde.player.place';

/** Where a film stood when its viewer was signed out, which the server could not be told any more. */
interface KeptPlace {
  /** Whose; as `memberId` tells it. */
  member: string | null;
  fid: number;
  /** Number of the playing. */
  session: number;
  /** Whole seconds. */
  time: number;
}

export function keepPlace(place: KeptPlace): void {
  tabStorage.setItem(KEY, JSON.stringify(place));
}

/** A film with the place that was kept for it, until it is played again, here or elsewhere: that is another playing. */
export function withKeptPlace(info: PlayInfo): PlayInfo {
  const place = keptJson(tabStorage, KEY) as KeptPlace | null;
  const isOfPlaying = place?.fid === info.file.id && place.session === info.session && place.member === memberId();
  return isOfPlaying ? { ...info, playtime: place.time } : info;
}
