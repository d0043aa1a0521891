/** The module graph as the bundler describes it. */
interface Graph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
    importedIds: readonly string[];
  } | null;
}

/** The entries of every page, by the names that React Router prescribes. */
const entriesOfEveryPage = /\/src\/(entry\.client|root)\.tsx/;

/** The public pages without a form, with which most visits start. */
const firstPages =
  /\/src\/routes\/(Landing|Categories|Domain|Category|Course|Sessions|Experts|Monetize|Community)Route\.tsx/;

const isLibrary = (id: string) => id.includes('/node_modules/');

/** An icon. Every page imports the index of all icons, from which the bundler omits those that a page does not use. */
const icon = /\/lucide-react\/dist\/esm\/icons\//;

/** A public page that is seldom the first one. */
const reviewsPage = /\/src\/routes\/ReviewsRoute\.tsx/;

/** The icons of several public pages, which would otherwise be a file each, or bring the chunk of another page. */
const sharedIcon =
  /\/icons\/(book-open|calendar-days|check|chevron-left|graduation-cap|pause|play|user|wallet)\.\w+$/;

/** The filters of courses and the addresses of searches, for the pages of a category and of a search only. */
const filterForm = /\/(FilterForm\/|useFilterFields\.ts|searchAddress\.ts)/;

/** The icons and tiles of categories, for the pages that list them. */
const categoryTiles = /\/patterns\/(CategoryTile|CategoryGrid|DomainCard)\//;

/** What the page of a course shares with dashboards only. */
const coursePart = /\/patterns\/(SessionList|CourseProgress)\/|\/flows\/src\/course-progress\//;

/** What calls of the API need. It is loaded with the first call. */
const apiCall = /\/api-client\/src\/(operations|renewal|unwrap)\.ts/;

/** Lists that load more, for the pages of courses, reviews and dashboards. */
const lists =
  /\/patterns\/InfiniteList\/(?!RowCounter)|\/flows\/src\/paged-list\/|\/src\/catalog\/(CatalogList|useCatalogList|usePagedList|useHistoryMemory)\.ts/;

/** Small components of public pages that would need nothing else of `shared`. */
const sharedComponent = /\/components\/TextField\/|\/patterns\/StatTile\//;

/** The pages and dialogs with a form for guests. */
const formPages =
  /\/src\/(routes\/(Application|ForgotPassword|Login|Register|ResetPassword)Route|screens\/(Auth\/Auth|Experts\/SignUp)Dialog\.container)\.tsx/;

/** Those of them that need the account of a user only. */
const accountPages =
  /\/src\/(routes\/(ForgotPassword|Login|Register|ResetPassword)Route|screens\/Auth\/AuthDialog\.container)\.tsx/;

/** The pages with areas of expertise. */
const expertPages =
  /\/src\/(routes\/(Application|InstructorOnboarding|InstructorProfile|InstructorInfo|Profile|CourseEditor)Route|screens\/Experts\/SignUpDialog\.container)\.tsx/;

/** What the steps of an expert share. */
const expertSteps =
  /\/src\/forms\/(useAccountForm|AccountStep|LoginPrompt|stepTexts|ProfileStep|ExpertiseField)\.tsx?|\/flows\/src\/form\/(expert-form|steps\.setup)\.ts|\/patterns\/ExpertisePicker\//;

/** The library of menus, dialogs and fields with suggestions. */
const popupLibrary = /\/node_modules\/@(base-ui|floating-ui)\//;

/** The modules of that library that only an open popup needs: for its position, its focus and hovering. */
const openPopup =
  /@floating-ui\/(core|dom|react-dom)\/|Floating(FocusManager|Portal)|FocusGuard|useF(ocus|loating)\.|Anchor|Position|Middleware|arrow|ScrollLock|Backdrop|Hover|safePolygon|Typeahead|tabbable|markOthers|popups\/(store|usePopupHandleStore)|PseudoElement/;

/** A page with such a field, and a menu. The chunk `popups` contains what both of them need. */
const withPopups = [/\/src\/routes\/ApplicationRoute\.tsx/, /\/Frame\/AccountMenu\.tsx/];

/** The parts of the field that selects tags, dialogs, and banners. */
const ownChunks = /\/components\/(TagPicker\/\w+\.tsx?$|Dialog\/|Banner\/)/;

/** What every form needs. */
const formLibrary =
  /\/(react-hook-form\/|patterns\/(AuthForm|forms)\/(?!validation)|flows\/src\/server-message)/;

/** What validates forms. It is loaded when one is about to be used. */
const validation =
  /\/node_modules\/(@hookform\/resolvers|zod)\/|\/rules\/src\/((fieldS|draftS|s)chemas|drafts)\.ts/;

/**
 * The pages whose styles are in the file that every page loads, apart from tiles. With more of them, it would exceed its
 * budget. The filters of a category are in the HTML of its page before their chunk is loaded.
 */
const stylePages =
  /\/src\/(routes\/(Landing|Categories|Domain|Category|Reviews|Monetize|Community|Application|ForgotPassword|Login|Register|ResetPassword)Route|screens\/Category\/CategoryFilters)\.tsx/;

/** The styles of a component, without its class names. */
const styles = /\.vanilla\.css/;

/** A module and all modules that the relation leads to. */
function reachable(id: string, next: (id: string) => readonly string[]): string[] {
  const found = new Set([id]);
  // The set grows during the iteration.
  for (const each of found) for (const other of next(each)) found.add(other);
  return [...found];
}

/** The entries and dynamic imports that load a module: everything that imports it statically. */
function loadedBy(id: string, graph: Graph): string[] {
  return reachable(id, (each) => graph.getModuleInfo(each)?.importers ?? []).filter((each) => {
    const info = graph.getModuleInfo(each);
    return info && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

const onEveryPage = new Map<string, boolean>();

function isOnEveryPage(id: string, graph: Graph): boolean {
  const known = onEveryPage.get(id);
  if (known !== undefined) return known;
  const found = loadedBy(id, graph).some((entry) => entriesOfEveryPage.test(entry));
  onEveryPage.set(id, found);
  return found;
}

/** Whether a module loads no library in addition to those of every page. */
function needsNoLibrary(id: string, graph: Graph): boolean {
  const imported = (each: string) => graph.getModuleInfo(each)?.importedIds ?? [];
  return reachable(id, (each) => imported(each).filter((other) => !isOnEveryPage(other, graph))).every(
    (each) => !isLibrary(each),
  );
}

/** The page of a course, what it loads late, and its preview in the editor. */
const coursePage = /\/src\/(routes\/CourseRoute|screens\/(Course|CourseEditor\/preview)\/[\w.]+)\.tsx/;

/**
 * The chunk of a module, derived from the imports: `app` for what every page loads and for the styles of most public
 * pages and what several pages load, among them one of the first pages; `course` for what only the page of a course and
 * its parts load; and `shared` for what several other pages load, such as forms and dashboards. None of these brings a
 * further library. The bundler splits the rest by the dynamic imports, and adds an icon to the chunk of the module that
 * uses it. `app` also contains the hydration, which waits for the modules of the routes (`firstModules.ts`).
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (sharedIcon.test(id)) return 'app';
  if (icon.test(id) || apiCall.test(id)) return null;
  if (isOnEveryPage(id, graph)) return 'app';
  const entries = loadedBy(id, graph);
  if (categoryTiles.test(id)) return 'tiles';
  if (styles.test(id) && entries.some((entry) => stylePages.test(entry))) return 'app';
  if (filterForm.test(id)) return 'filters';
  if (sharedComponent.test(id)) return 'app';
  if (!styles.test(id) && lists.test(id)) return 'lists';
  if (!styles.test(id) && coursePart.test(id)) return 'course';
  if (validation.test(id)) return 'schemas';
  if (
    popupLibrary.test(id) &&
    !openPopup.test(id) &&
    withPopups.every((page) => entries.some((entry) => page.test(entry)))
  )
    return 'popups';
  if (expertSteps.test(id)) return 'steps';
  if (ownChunks.test(id)) return null;
  if (formLibrary.test(id)) return 'forms';
  if (entries.length < 2 || !needsNoLibrary(id, graph)) return null;
  if (entries.every((entry) => coursePage.test(entry))) return 'course';
  if (entries.some((entry) => firstPages.test(entry))) return 'app';
  if (entries.some((entry) => accountPages.test(entry))) return 'forms';
  if (entries.some((entry) => formPages.test(entry)))
    return !styles.test(id) && entries.every((entry) => expertPages.test(entry)) ? 'steps' : 'forms';
  // The page of reviews would need nothing else of `shared`.
  return entries.some((entry) => reviewsPage.test(entry)) ? null : 'shared';
}

/** The chunk of the libraries of every page, which is loaded before the first input. */
export const librariesOf = (id: string, graph: Graph): string | null =>
  isLibrary(id) && !icon.test(id) && isOnEveryPage(id, graph) ? 'libraries' : null;
