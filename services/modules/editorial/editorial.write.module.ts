import { Module } from '@nestjs/common';
import { AddNewsPostController } from './commands/add-news-post/add-news-post.controller.ts';
import { AddNewsPostHandler } from './commands/add-news-post/add-news-post.handler.ts';
import { AddReviewController } from './commands/add-review/add-review.controller.ts';
import { AddReviewHandler } from './commands/add-review/add-review.handler.ts';
import { PublishPieceController } from './commands/publish-piece/publish-piece.controller.ts';
import { PublishPieceHandler } from './commands/publish-piece/publish-piece.handler.ts';
import { ReviseNewsPostController } from './commands/revise-news-post/revise-news-post.controller.ts';
import { ReviseNewsPostHandler } from './commands/revise-news-post/revise-news-post.handler.ts';
import { ReviseReviewController } from './commands/revise-review/revise-review.controller.ts';
import { ReviseReviewHandler } from './commands/revise-review/revise-review.handler.ts';
import { WithdrawPieceController } from './commands/withdraw-piece/withdraw-piece.controller.ts';
import { WithdrawPieceHandler } from './commands/withdraw-piece/withdraw-piece.handler.ts';
import { DemoPieces } from './demo/demo-pieces.ts';
import { EditorialCoreModule } from './editorial.core.module.ts';
import { KnownPieces } from './persistence/known-pieces.ts';

/** Needs of the catalogue which titles there are. */
@Module({
  imports: [EditorialCoreModule],
  controllers: [
    AddNewsPostController,
    ReviseNewsPostController,
    AddReviewController,
    ReviseReviewController,
    PublishPieceController,
    WithdrawPieceController,
  ],
  providers: [
    AddNewsPostHandler,
    ReviseNewsPostHandler,
    AddReviewHandler,
    ReviseReviewHandler,
    PublishPieceHandler,
    WithdrawPieceHandler,
    KnownPieces,
    DemoPieces,
  ],
  exports: [DemoPieces],
})
export class EditorialWriteModule {}
