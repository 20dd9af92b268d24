import { ProjectionCheckpoint1732000000001 } from './read/1732000000001-projection-checkpoint.js';
import { NamedPartitions1732000000002 } from './read/1732000000002-named-partitions.js';
import { TitlePages1732000001001 } from './read/1732000001001-title-pages.js';
import { TitleCards1732000001002 } from './read/1732000001002-title-cards.js';
import { People1732000001003 } from './read/1732000001003-people.js';
import { AccountReadModels1732000002001 } from './read/1732000002001-accounts.js';
import { AccountSecurityReadModels1732000002101 } from './read/1732000002101-account-security.js';
import { Community1732000003001 } from './read/1732000003001-community.js';
import { Console1732000003002 } from './read/1732000003002-console.js';
import { ConsoleNames1732000003003 } from './read/1732000003003-console-names.js';
import { Audit1732000003101 } from './read/1732000003101-audit.js';
import { Search1732000004001 } from './read/1732000004001-search.js';
import { SearchMeilisearch1732000004002 } from './read/1732000004002-search-meilisearch.js';
import { Artwork1732000005001 } from './read/1732000005001-artwork.js';
import { Translations1732000006001 } from './read/1732000006001-translations.js';
import { MembershipReadModels1732000008001 } from './read/1732000008001-membership.js';
import { PaymentsReadModels1732000009001 } from './read/1732000009001-payments.js';
import { LedgerReadModel1732000009002 } from './read/1732000009002-ledger.js';

/** All migrations of the read database, oldest first. */
export const readMigrations = [
  ProjectionCheckpoint1732000000001,
  NamedPartitions1732000000002,
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
  AccountSecurityReadModels1732000002101,
  Audit1732000003101,
  MembershipReadModels1732000008001,
  PaymentsReadModels1732000009001,
  LedgerReadModel1732000009002,
  SearchMeilisearch1732000004002,
];
