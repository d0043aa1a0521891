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

const isLibrary = (id: string) => id.includes('/node_modules/');

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

/**
 * The chunk of a module, derived from the imports: `libraries` and `app` for what every page loads, `shared` for what
 * several pages load and what brings no further library. The bundler splits the rest by the dynamic imports. Each chunk
 * contains all imports of its modules, so no page loads a library that it does not use.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (isOnEveryPage(id, graph)) return isLibrary(id) ? 'libraries' : 'app';
  return loadedBy(id, graph).length > 1 && needsNoLibrary(id, graph) ? 'shared' : null;
}
