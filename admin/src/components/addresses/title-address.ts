const FILE = 'file';

/** The page of a title at one of its files. */
export function titleFileAddress(titleId: number, fileId: number): string {
  return `/titles/${titleId}/show?${FILE}=${fileId}`;
}

/** Of the file to which such an address leads; null where it leads to the title. */
export function wantedFile(search: URLSearchParams): number | null {
  return Number(search.get(FILE)) || null;
}
