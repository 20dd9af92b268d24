import type { components } from '../../api/generated/schema.d.ts';
import { api, call } from '../../lib/api/client.ts';
import type { PlaytimeReport } from './playtime/playtime-reporter.ts';

/** What a player needs for a file. Times are seconds, offsets milliseconds. */
export type PlayInfo = components['schemas']['PlayInfo'];
export type Subtitle = PlayInfo['subtitles'][number];

/** Specification §7: premium is needed, nobody is logged in. */
export type PlayRefusal = '-1' | '-2';

/** @throws ApiError 404 for a file that is not on offer, 403 `bandwidth` when the volume is too low */
export function readPlayInfo(fid: number, signal?: AbortSignal): Promise<PlayInfo | PlayRefusal> {
  return call(api.GET('/api/playinfo/{fid}', { params: { path: { fid } }, signal }));
}

export function startPlaying(fid: number): Promise<{ session: number; playtime: number }> {
  return call(api.POST('/api/user/startPlaying', { body: { fid } }));
}

/** @returns `recorded: false` when a newer playing of this film, or a later report, is what counts. */
export function sendPlaytime(body: PlaytimeReport): Promise<{ recorded: boolean }> {
  return call(api.POST('/api/playtime', { body, keepalive: true }));
}

export function keepSubtitleOffset(fid: number, track: number, offset: number): Promise<unknown> {
  return call(api.POST('/api/user/subtitleOffset', { body: { fid, track, offset }, keepalive: true }));
}

/** As text, because a page that is left may send nothing else; the token goes by its cookie. */
export function beaconPlaytime(report: PlaytimeReport): void {
  navigator.sendBeacon('/api/playtime', JSON.stringify(report));
}
