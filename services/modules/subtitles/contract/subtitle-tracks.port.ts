export interface SubtitleTrack {
  id: number;
  /** ISO 639. */
  language: string;
  /** Tells tracks of one language apart; null for the only one. */
  label: string | null;
  /** Path of the WebVTT file, to be had by everybody. */
  url: string;
}

/** The published subtitles of media files, as the read side knows them. */
export abstract class SubtitleTracks {
  /** @param sha256 of the media file whose times they follow. */
  abstract of(sha256: string): Promise<SubtitleTrack[]>;
}
