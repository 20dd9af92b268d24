/** Why a rebuild could not be done, in one line; the live tables are as they were. */
export class RebuildError extends Error {}
