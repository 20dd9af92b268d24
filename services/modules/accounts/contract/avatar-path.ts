export function avatarPath(avatar: string): string;
export function avatarPath(avatar: string | null): string | null;
/** Where the image host shows a picture of the storage; sizes go before the extension. */
export function avatarPath(avatar: string | null): string | null {
  return avatar && `/media/images/avatars/${avatar}.jpg`;
}
