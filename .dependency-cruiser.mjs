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
  forbidden: [...betweenPackages, ...insideWeb, ...circles].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // It reads imports of types as well.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|[.]react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
