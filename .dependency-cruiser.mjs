/** The packages that a package imports besides itself. */
const packages = {
  rules: [],
  i18n: ['rules'],
  'api-client': ['rules'],
  ui: ['rules', 'i18n'],
  flows: ['rules', 'api-client'],
};

const betweenPackages = [
  ...Object.entries(packages).map(([name, others]) => ({
    name: `package-${name}`,
    comment: `packages/${name} imports ${others.join(' and ') || 'no other package'}.`,
    from: { path: `^packages/${name}/` },
    to: {
      path: '^(packages|apps)/',
      pathNot: [`^packages/(${[name, ...others].join('|')})/`, '^packages/i18n/locales/'],
    },
  })),
  {
    name: 'names-of-packages',
    comment: 'Other packages are imported by their names.',
    from: { path: '^((?:packages|apps)/[^/]+)/' },
    to: {
      path: '^(packages|apps)/',
      pathNot: ['^$1/', '^packages/i18n/locales/'],
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'api-in-the-server-only',
    comment: 'Only the web app’s server imports the API.',
    from: { path: '^apps/web/src/' },
    to: { path: '^apps/api/' },
  },
];

/** `apps/web/src`: platform ← app ← features ← routes. */
const insideWeb = [
  {
    name: 'web-platform',
    comment: 'platform knows nothing of the product: no other folder, no flows, no calls.',
    from: { path: '^apps/web/src/platform/' },
    to: {
      path: ['^apps/web/src/', '^packages/(flows|api-client)/'],
      pathNot: '^apps/web/src/platform/',
    },
  },
  {
    name: 'web-app',
    comment: 'app imports platform.',
    from: { path: '^apps/web/src/app/' },
    to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(platform|app|fixtures)/' },
  },
  {
    name: 'web-features',
    comment: 'A feature imports app and platform. What two features share lies in app or in packages/ui.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(platform|app|features/$1|fixtures)/' },
  },
  {
    name: 'web-fixtures',
    comment: 'Fixtures import app and platform.',
    from: { path: '^apps/web/src/fixtures/' },
    to: { path: '^apps/web/src/', pathNot: '^apps/web/src/(platform|app|fixtures)/' },
  },
  {
    name: 'web-fixtures-for-tests',
    comment: 'Only stories and tests import fixtures.',
    from: {
      path: '^apps/web/src/',
      pathNot: ['^apps/web/src/fixtures/', '[.](test|stories|fixtures)[.]tsx?$'],
    },
    to: { path: '^apps/web/src/fixtures/' },
  },
];

/** `apps/api/src`: the folders that a folder imports besides itself, outside its tests. */
const api = {
  platform: [],
  people: ['platform'],
  calendar: ['platform'],
  uploads: ['platform'],
  catalog: ['platform', 'uploads'],
  search: ['platform', 'catalog'],
  learning: ['platform', 'catalog'],
  teaching: ['platform', 'catalog', 'uploads'],
  messages: ['platform', 'people', 'catalog'],
  reviews: ['platform', 'people', 'catalog'],
  operations: [
    'platform',
    'people',
    'calendar',
    'uploads',
    'catalog',
    'search',
    'learning',
    'teaching',
    'messages',
    'reviews',
  ],
  demo: ['platform', 'people'],
};

const insideApi = [
  ...Object.entries(api).map(([name, others]) => ({
    name: `api-${name}`,
    comment: `${name} imports ${others.join(', ') || 'no other folder'}.`,
    from: { path: `^apps/api/src/${name}/`, pathNot: '[.]test[.]ts$' },
    to: { path: '^apps/api/src/', pathNot: `^apps/api/src/(${[name, ...others].join('|')})/` },
  })),
  {
    name: 'package-api',
    comment: 'The API imports only i18n, rules and the types of api-client.',
    from: { path: '^apps/api/' },
    to: { path: '^(packages|apps)/', pathNot: '^(apps/api|packages/(i18n|rules|api-client))/' },
  },
];

/** The folders of the tools that each of them imports besides itself. */
const tools = {
  tools: [],
  scripts: ['tools'],
  '.storybook': ['tools'],
  bench: ['tools'],
  e2e: ['tools', '.storybook'],
};

const betweenTools = [
  ...Object.entries(tools).map(([name, others]) => ({
    name: `tooling-${name}`,
    comment: `${name} imports ${others.join(' and ') || 'no other tooling'}.`,
    from: { path: `^${name}/` },
    to: {
      path: `^(${Object.keys(tools).join('|')})/`,
      pathNot: `^(${[name, ...others].join('|')})/`,
    },
  })),
  {
    name: 'public-exports-of-apps',
    comment: 'bench and e2e import the public exports of the apps.',
    from: { path: '^(bench|e2e)/' },
    to: { path: '^apps/', dependencyTypes: ['local'] },
  },
];

/** Folders whose subfolders form no circles. */
const withoutCircles = ['apps/web/src'];

const circles = [
  {
    name: 'circular-files',
    comment: 'Files do not import each other in a circle, not even for their types.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'circular-folders',
    comment: 'Folders do not import each other in a circle, not even for their types.',
    scope: 'folder',
    from: { path: `^(${withoutCircles.join('|')})` },
    to: { circular: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...betweenPackages, ...insideWeb, ...insideApi, ...betweenTools, ...circles].map((rule) => ({
    ...rule,
    severity: 'error',
  })),
  options: {
    // It reads imports of types as well.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|[.]react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
