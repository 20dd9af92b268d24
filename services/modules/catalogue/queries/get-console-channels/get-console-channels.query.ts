import { Query } from '@nestjs/cqrs';
import type { ConsoleChannels } from './get-console-channels.schema.ts';

/** The list of channels as the staff edits it. */
export class GetConsoleChannels extends Query<ConsoleChannels> {}
