import { Query } from '@nestjs/cqrs';
import type { Notice } from './list-notices.schema.ts';

/** What stands above every page now, the newest first. */
export class ListNotices extends Query<Notice[]> {}
