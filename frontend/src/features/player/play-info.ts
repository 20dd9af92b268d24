import type { Client } from 'openapi-fetch';
import type { Failure, Name, PostType } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';
import type { PlaytimeReport } from './playtime/playtime-reporter.ts';

export interface Subtitle {
  id: number;
  language: string;
  label: string | null;
  url: string;
}

export interface PlayedFile {
  id: number;
  post_id: number;
  post_type: PostType;
  slug: string;
  name: Name;
  cover_path: string;
  season: number | null;
  episode: number | null;
  quality: number;
  dubbed: boolean;
  /** Seconds. */
  duration: number;
}

/** What a player needs for a file. Times are seconds, offsets milliseconds. */
export interface PlayInfo {
  file: PlayedFile;
  sources: { file: string; hls: string | null };
  qualities: { name: string; width: number; height: number; bandwidth: number }[];
  subtitles: Subtitle[];
  thumbnails_url: string | null;
  playtime: number;
  next: { file_id: number; season: number; episode: number } | null;
  offsets: { track: number; mine: number | null; hint: number | null }[];
}

/** Specification §7: premium is needed, nobody is logged in. */
export type PlayRefusal = '-1' | '-2';

interface Posting<Request, Response> {
  post: {
    parameters: { header?: { 'Idempotency-Key'?: string } };
    requestBody: { content: { 'application/json': Request } };
    responses: {
      200: { content: { 'application/json': Response } };
      '4XX': { content: { 'application/json': Failure } };
    };
  };
}

/** The calls of watching, as the generated client has them. */
interface WatchingPaths {
  '/api/playinfo/{fid}': {
    get: {
      parameters: { path: { fid: number } };
      responses: {
        200: { content: { 'application/json': PlayInfo | PlayRefusal } };
        '4XX': { content: { 'application/json': Failure } };
      };
    };
  };
  '/api/user/startPlaying': Posting<{ fid: number }, { session: number; playtime: number }>;
  '/api/user/subtitleOffset': Posting<{ fid: number; track: number; offset: number }, { status: 1 }>;
  '/api/playtime': Posting<PlaytimeReport, { status: 1; recorded: boolean }>;
}

const watching = api as unknown as Client<WatchingPaths>;

/** @throws ApiError 404 for a file that is not on offer, 403 `bandwidth` when the volume is too low */
export function readPlayInfo(fid: number, signal?: AbortSignal): Promise<PlayInfo | PlayRefusal> {
  return call(watching.GET('/api/playinfo/{fid}', { params: { path: { fid } }, signal }));
}

export function startPlaying(fid: number): Promise<{ session: number; playtime: number }> {
  return call(watching.POST('/api/user/startPlaying', { body: { fid }, params: {} }));
}

export function sendPlaytime(body: PlaytimeReport): Promise<unknown> {
  return call(watching.POST('/api/playtime', { body, params: {}, keepalive: true }));
}

export function keepSubtitleOffset(fid: number, track: number, offset: number): Promise<unknown> {
  return call(watching.POST('/api/user/subtitleOffset', { body: { fid, track, offset }, params: {} }));
}

/** As text, because a page that is left may send nothing else; the token goes by its cookie. */
export function beaconPlaytime(report: PlaytimeReport): void {
  navigator.sendBeacon('/api/playtime', JSON.stringify(report));
}
