import { Query } from '@nestjs/cqrs';

/** A sheet of a film's thumbnails, or the WebVTT that says what is where. */
export class GetThumbnail extends Query<Buffer> {
  constructor(
    /** Of the film. */
    readonly sha256: string,
    /** `0.jpg` or `thumbnails.vtt` */
    readonly name: string,
  ) {
    super();
  }
}
