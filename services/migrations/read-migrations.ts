import { ProjectionCheckpoint1732000000001 } from './read/1732000000001-projection-checkpoint.js';
import { TitlePages1732000001001 } from './read/1732000001001-title-pages.js';
import { TitleCards1732000001002 } from './read/1732000001002-title-cards.js';
import { People1732000001003 } from './read/1732000001003-people.js';
import { AccountReadModels1732000002001 } from './read/1732000002001-accounts.js';
import { Community1732000003001 } from './read/1732000003001-community.js';
import { Console1732000003002 } from './read/1732000003002-console.js';
import { ConsoleNames1732000003003 } from './read/1732000003003-console-names.js';
import { Search1732000004001 } from './read/1732000004001-search.js';
import { Artwork1732000005001 } from './read/1732000005001-artwork.js';
import { Translations1732000006001 } from './read/1732000006001-translations.js';

/** All migrations of the read database, oldest first. */
export const readMigrations = [
  ProjectionCheckpoint1732000000001,
  TitlePages1732000001001,
  TitleCards1732000001002,
  People1732000001003,
  AccountReadModels1732000002001,
  Community1732000003001,
  Console1732000003002,
  ConsoleNames1732000003003,
  Artwork1732000005001,
  Search1732000004001,
  Translations1732000006001,
];
