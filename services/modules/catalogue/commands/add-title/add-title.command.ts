import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SavedTitle } from '../../application/title-edit.schema.ts';
import type { TitleEdit } from '../../domain/titles/edit-title.ts';

/** A title entered by an editor: its facts take precedence over those of any import. */
export class AddTitle extends Command<SavedTitle> {
  constructor(
    override readonly sender: MemberSender,
    readonly edit: TitleEdit,
    /** Whether it is not on the site until it is restored. */
    readonly draft: boolean,
  ) {
    super(sender);
  }
}
