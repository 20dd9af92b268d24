import { Query } from '@nestjs/cqrs';
import type { Language } from '#platform/kernel/text/language.ts';

/** The receipt of one of a viewer's payments as a PDF file. */
export class GetReceiptFile extends Query<ReceiptFile> {
  constructor(
    readonly userId: number,
    readonly reference: string,
    readonly language: Language,
  ) {
    super();
  }
}

export interface ReceiptFile {
  /** What people call the payment by. */
  number: string;
  bytes: Buffer;
}
