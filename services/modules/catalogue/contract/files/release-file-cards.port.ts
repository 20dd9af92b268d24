import type { ReleaseFile } from './release-file.ts';

/** A file on offer with what names it to people. */
export interface ReleaseFileCard extends ReleaseFile {
  titleId: number;
  /** 1 movie, 2 series. */
  postType: 1 | 2;
  slug: string;
  name: { fa: string | null; en: string };
  releaseYear: number;
  coverPath: string;
  tint: string;
}

/** The files on offer as the read side knows them, for modules that show or play them. */
export abstract class ReleaseFileCards {
  /** @returns by file id; what is not on offer, or whose title is not known yet, is not in it. */
  abstract of(fileIds: readonly number[]): Promise<Map<number, ReleaseFileCard>>;
  /** @returns all files of a title, by season and episode, the best quality first. */
  abstract ofTitle(titleId: number): Promise<ReleaseFileCard[]>;
}
