/** Stable codes: the launcher's caller decides by them, people read the message. */
export type EmbeddedPostgresErrorCode =
  | 'data_folder_in_use'
  | 'data_folder_broken'
  | 'no_permission'
  | 'binaries_missing'
  | 'port_in_use'
  | 'disk_full'
  | 'start_failed';

/** Every failure of the embedded server. The first line of `message` says what happened and what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** Turns what the file system or the process table says (EACCES, ENOSPC, ENOTDIR…) into one of our codes. */
export function asEmbeddedPostgresError(error: unknown): unknown {
  if (error instanceof EmbeddedPostgresError) return error;
  const { code, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new EmbeddedPostgresError('disk_full', `The disk is full: free some space and start again. ${message}`, {
      cause: error,
    });
  }
  if (code === 'EROFS') {
    return new EmbeddedPostgresError(
      'no_permission',
      `The disk is read-only, as systems leave one that has failed: look at its health, and mount it for writing. ${message}`,
      { cause: error },
    );
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new EmbeddedPostgresError(
      'no_permission',
      `The database folder may not be used by this user: give it to the user who runs Parde, or run as its owner. ${message}`,
      { cause: error },
    );
  }
  if (code === 'ENOTDIR') {
    return new EmbeddedPostgresError('data_folder_broken', `DATA_DIR leads through a file: name a folder. ${message}`, {
      cause: error,
    });
  }
  return error;
}
