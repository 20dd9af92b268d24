import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { trailerFile } from '../../contract/trailer-file.ts';
import { UnknownImage } from '../get-image/get-image.errors.ts';
import { GetTrailer, type TrailerBytes } from './get-trailer.query.ts';
import { trailerRange } from './trailer-range.ts';

@QueryHandler(GetTrailer)
export class GetTrailerHandler implements IQueryHandler<GetTrailer> {
  constructor(private readonly storage: StoragePort) {}

  /** @throws UnknownImage */
  async execute({ key, range: header }: GetTrailer): Promise<TrailerBytes | { size: number; body: null }> {
    const name = trailerFile(key);
    const size = await this.storage.size(name);
    if (!size) throw new UnknownImage();
    const range = trailerRange(header, size);
    if (!range) return { size, body: null };
    const body = await this.storage.read(name, range);
    if (!body) throw new UnknownImage();
    return { size, ...range, body };
  }
}
