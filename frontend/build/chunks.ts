/** What every page needs, in two files: few requests, better compression, and a vendor file that outlives our releases. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-i18next|openapi-fetch|@radix-ui\/react-direction)\//;
/** What TanStack Query has for mutations, pages of pages and several queries at once. */
const QUERY_ELSEWHERE =
  /@tanstack\/.*\/(queriesObserver|mutationObserver|infiniteQueryObserver|useQueries|useMutation|useInfiniteQuery|infiniteQueryOptions)\.js$/;
const EVERYWHERE =
  /frontend\/src\/(lib\/(?!text\/)|components\/(icon|card|picture|shelf|button|layout\/(class-names|LazyMount)|page\/PageTitle)|components\/feedback\/(?!toasts\/Toaster)|features\/home|app\/(App|AppRoutes|routes\/(home\/HomeRoute|account\/account-routes)|shell\/(?!header\/ThemeMenu|bottom-nav\/MoreSheet|Footer|install\/InstallHint|start-))|features\/accounts\/(UserMenu|profile\/ProfileSkeleton))/;
const NOT_SHARED =
  /switch-language|toast-side|trailer-source|whole-page|keep-place|use-page-query|genres-query|plans-query|lib\/downloads|lib\/files|lib\/mutations|lib\/time|vocabulary\/criteria|page-number|registration-order|submission-key|toast-errors|site-pages|locales\/|bundled-texts|ProgressBar|PostGrid|shelf\/OwnShelf\.|kept\/keep-room|Portrait|use-format|format\/(time\/(date|clock|length)|money|bytes|abbreviate|ordinal)|vocabulary\/(quality|codec-name)|country-name|language-name|Chip|Avatar|home\/below/;

const isVendor = (id: string) => (VENDOR.test(id) && !QUERY_ELSEWHERE.test(id)) || id.includes('rolldown/runtime');

/** What every form shares, in one file that only pages with a form load. */
const FORM =
  /node_modules\/(react-hook-form|@hookform|zod)\/|components\/form\/(use-api-form|errors\/|Field|TextInput)/;

/** What lists, titles, people and news have and home has not: small modules, in one file in place of thirty. */
const PAGES = [
  /src\/components\/(button\/Chip|form\/(Select|control-style)|card\/(PostGrid|ProgressBar)|picture\/(Portrait|Avatar)|feedback\/toasts\/toast-errors)\./,
  /src\/components\/(page\/(PageHeading|StructuredData)|tabs\/TabLinks|text\/(Ago|Article|FoldedText|Separated)|layout\/(Beside|PremiumMark))\./,
  /src\/components\/pagination\/Pagination\./,
  /src\/lib\/(format\/(?!ordinal|time\/length)|mutations\/|vocabulary\/use-country-name|router\/page-number|api\/(queries\/genres-query|use-page-query))/,
  /src\/features\/(sidebar\/Sidebar|community\/LoginLink)\./,
  /@tanstack\/.*\/(mutationObserver|useMutation)\.js$/,
];
/** What a title's page shares with the player and with the ways to a file, such as its plan and its payment. */
const FILES = /src\/(lib\/(downloads|vocabulary)\/|features\/title\/(title-query|watching\/use-watching)\.)/;
/** What puts something on a list, or takes it off, and a member's own shelves: pages are drawn without. */
const LIBRARY =
  /features\/library\/(buttons\/(ListButton|use-list-press)|target|library-queries)\.|components\/shelf\/OwnShelf\.|kept\/keep-room\./;
/** What comments and the parts that they load share. */
const COMMENTS =
  /features\/community\/comments\/(actions\/use-comment-change|comments-query|thread-title|writing\/(draft|mentions))\./;

/** What the ways into an account share. Each file of its own has its name in the first load. */
const ENTRANCE = /features\/accounts\/(AlternativeLink|AuthLayout|CurtainArt|PasswordInput|PrivacyNote)/;
/** What is shown of plans and their prices wherever one is chosen. */
const OFFERS =
  /features\/premium\/(use-size|offers\/offer-price|plan\/premium-plan)|components\/form\/ChoiceCard|api\/queries\/plans-query/;

interface Chunk {
  name: string;
  test: (id: string) => boolean;
}

/** Which modules share a file, by their paths: the first that a module belongs to has it. What is in none goes where it is used. */
export const CHUNKS: Chunk[] = [
  { name: 'vendor', test: isVendor },
  { name: 'site', test: (id) => EVERYWHERE.test(id) && !NOT_SHARED.test(id) },
  { name: 'pages', test: (id) => PAGES.some((some) => some.test(id)) },
  { name: 'files', test: (id) => FILES.test(id) },
  { name: 'library', test: (id) => LIBRARY.test(id) },
  { name: 'comments', test: (id) => COMMENTS.test(id) },
  { name: 'form', test: (id) => FORM.test(id) },
  { name: 'entrance', test: (id) => ENTRANCE.test(id) },
  { name: 'offers', test: (id) => OFFERS.test(id) },
];

/** The files of the above that the first load brings, and what the bundler adds to them. */
export const IN_EVERY_PAGE = /^assets\/(vendor|site|rolldown-runtime)-/;
