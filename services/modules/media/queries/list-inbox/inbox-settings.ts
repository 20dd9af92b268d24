/** Of the inbox, as the process was started with them. */
export class InboxSettings {
  constructor(
    readonly folder: string | null,
    readonly uploadBytes: number,
  ) {}
}
