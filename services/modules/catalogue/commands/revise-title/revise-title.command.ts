import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedTitle } from '../../application/title-edit.schema.ts';
import type { TitleEdit } from '../../domain/titles/edit-title.ts';

/** Replaces a title's facts. Its slug stays: addresses do not break. From then on the editor's facts take precedence. */
export class ReviseTitle extends Command<SavedTitle> {
  constructor(
    override readonly sender: MemberSender,
    readonly titleId: number,
    /** The version that the editor has seen; null to overwrite whatever there is. */
    readonly seenVersion: number | null,
    readonly edit: TitleEdit,
  ) {
    super(sender);
  }
}
