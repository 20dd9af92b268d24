import type { components } from '../../../api/generated/schema.d.ts';
import { httpClient, post, upload } from '../../http/http-client.ts';

const API = '/api/console';
/** Of one request; proxies take so much. */
const PIECE_BYTES = 4 * 1024 * 1024;
const MAX_PIECE_TRIES = 5;

type Schemas = components['schemas'];
type MediaInbox = Schemas['MediaInbox'];
type StoredMedia = NonNullable<Schemas['BroughtMedia']['media']>;

export interface Release {
  quality: number;
  dubbed: boolean;
  censored: boolean;
  season: number | null;
  episode: number | null;
}

/** A film on this computer, or one that waits at the server. */
export type FilmSource = { file: File } | { inbox: string };

/** @param share of the film that is there, 0 to 1; null while the server reads it. */
type OnFilmProgress = (share: number | null) => void;

/** Asks again while it takes long. */
async function brought(ask: () => Promise<Schemas['BroughtMedia']>): Promise<StoredMedia> {
  for (;;) {
    const { media } = await ask();
    if (media) return media;
  }
}

async function sendPiece(id: string, from: number, piece: Blob): Promise<number> {
  const url = `${API}/media/uploads/${id}?from=${from}`;
  return (await upload<Schemas['SendPieceAnswer']>(url, {}, piece)).received;
}

/** In pieces: what was cut off is sent again, the rest is not. */
async function send(file: File, onProgress: OnFilmProgress): Promise<{ upload: string; size: number }> {
  const id = newUpload();
  let tries = 0;
  for (let from = 0; from < file.size; ) {
    try {
      from = await sendPiece(id, from, file.slice(from, from + PIECE_BYTES));
      tries = 0;
    } catch (error) {
      tries += 1;
      const cutOff = error instanceof Error && 'status' in error && error.status === 0;
      if (!cutOff || tries >= MAX_PIECE_TRIES) throw error;
    }
    onProgress(from / file.size);
  }
  onProgress(null);
  return { upload: id, size: file.size };
}

/** A UUID also without HTTPS. */
function newUpload(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** What is done with films and the releases of a title. */
export const filmCommands = {
  mediaInbox: async () => (await httpClient(`${API}/media/inbox`)).json as MediaInbox,
  bringFilm: async (source: FilmSource, onProgress: OnFilmProgress): Promise<StoredMedia> => {
    if ('file' in source) {
      const sent = await send(source.file, onProgress);
      return brought(() => post(`${API}/media`, sent));
    }
    onProgress(null);
    return brought(() => post(`${API}/media/inbox`, { name: source.inbox }));
  },
  /** @returns the name by which titles keep it. */
  addTrailer: async (file: File, onProgress: OnFilmProgress): Promise<string> =>
    (await post<Schemas['TrailerAdded']>(`${API}/media/trailers`, await send(file, onProgress))).key,
  attachFile: (titleId: number, body: Release & { sha256: string }, key: string) =>
    post<{ status: 1; file_id: number | null }>(`${API}/titles/${titleId}/files`, { ...body }, key),
  retireFile: (fileId: number, key: string) => post<{ status: 1 }>(`${API}/files/${fileId}/retire`, {}, key),
  retryStream: (checksum: string) => post<{ status: 1 }>(`${API}/streams/${checksum}/retry`, {}),
  restoreFile: (fileId: number, key: string) => post<{ status: 1 }>(`${API}/files/${fileId}/restore`, {}, key),
};
export type FilmCommands = typeof filmCommands;
