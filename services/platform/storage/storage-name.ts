const PART = '[a-z0-9][a-z0-9-]{0,80}';
const NAME = new RegExp(`^(?:${PART}/){1,3}${PART}\\.[a-z0-9]{1,5}$`);
const TOP_FOLDER = new RegExp(`^${PART}$`);
const FOLDER = new RegExp(`^${PART}(?:/${PART}){1,2}$`);

/** No name leads out of the storage. @throws Error for what is none. */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new Error('this is no name of a stored file');
  return name;
}

/** @throws Error for what is none, and for folders of the first level, which nobody removes. */
export function checkFolder(folder: string): string {
  if (!FOLDER.test(folder)) throw new Error('this is no name of a folder of stored files');
  return folder;
}

/** @throws Error for what is no folder of the first level. */
export function checkTopFolder(folder: string): string {
  if (!TOP_FOLDER.test(folder)) throw new Error('this is no name of a folder of stored files');
  return folder;
}
