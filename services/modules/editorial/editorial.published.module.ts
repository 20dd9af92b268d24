import { Global, Module } from '@nestjs/common';
import { StoredPublishedPieces } from './application/stored-published-pieces.ts';
import { PublishedPieces } from './contract/published-pieces.port.ts';
import { EditorialCoreModule } from './editorial.core.module.ts';

/** Tells commands of other modules which pieces are published. */
@Global()
@Module({
  imports: [EditorialCoreModule],
  providers: [{ provide: PublishedPieces, useClass: StoredPublishedPieces }],
  exports: [PublishedPieces],
})
export class EditorialPublishedModule {}
