// Import rules (ARCHITECTURE.md, "What may import what"), enforced by `npm run check`. scripts/rules/importRules.test.ts adds a
// violation of each rule to a copy of the tree and expects the rule's name.
//   web → ui api chain domain        server → api chain devchain synth domain
//   devchain → chain contracts domain  chain → contracts domain  api, synth → domain
//   inside web: app → features → platform; features do not import each other; nor does the workshop (parts, bench) import them
//   inside platform: tokens (shows and picks tokens) → session (chain, wallet, money) → page (whatever any page needs)
//   inside chain and the server: the layers below
// Without @swc/core, dependency-cruiser reads nothing and prints "no violations", so the check also compares the files that were
// read with the files on disk. A new package needs a line under "packages".

const OURS = '^(packages|apps)/'
const TOOLS = '^(e2e|bench|scripts)/'
const TEST = '\\.test\\.tsx?$'
/** Packages from npm, at their path (…/node_modules/viem/…), or by their bare names if they are not installed. */
const npm = (...names) => ({ path: `(^|node_modules/)(${names.join('|')})(/|$)` })
const no = (name, from, to, more) => ({ name, severity: 'error', from, to, ...more })
/** Lets `home` import only itself and `allowed`. A package that is missing in its package.json appears as `@musi/…`. */
const only = (home, allowed = [], from = {}) =>
  no(
    `${home.replace('/', '-')}-imports-lower-packages-only`,
    { path: `^${home}/`, ...from },
    { path: [OURS, '^@musi/'], pathNot: [`^${home}/`, ...allowed.map((name) => `^(packages|@musi)/${name}/`)] },
  )

/**
 * The layers of packages/chain/src, lowest first: each is a folder together with the files at the root whose names begin with the
 * folder's name, and may import lower layers only. The other files at the root are below all layers. A new folder needs a line here.
 */
const CHAIN_LAYERS = [
  'time',
  'chains',
  'rpc',
  'abi',
  'relay',
  'client',
  'multicall',
  'signatures',
  'reads',
  'requests',
  'receipts',
  'events',
  'names',
  'market',
  'writes',
  'wallet',
  'signingGate',
  'passkey',
  'signPermit',
  'explain',
  'sendWrite',
  'rehearsal',
  'ballots',
  'recovery',
  'approvals',
  'testing',
].map((name) => `^packages/chain/src/${name}[A-Za-z]*(/|\\.ts$)`)
const CHAIN_ROOT = '^packages/chain/src/[^/]+\\.ts$'
/**
 * The layers of the server, lowest first: each may import itself and those before it, so there are no cycles. The first part of a path
 * is its wing; `[^/]+.ts` are the files at the root of a wing. A new folder needs a line here.
 */
const SERVER_LAYERS = [
  ...['platform/[^/]+\\.ts', 'platform/config/', 'platform/database/', 'platform/peers/', 'platform/operator/'],
  ...['platform/rpc/', 'platform/heads/', 'platform/chain/', 'platform/pictures/'],
  ...['edge/http/', 'edge/limits/', 'edge/guard/', 'edge/outside/', 'edge/[^/]+\\.ts', 'edge/endpoints/'],
  'moderation/[^/]+\\.ts',
  ...[
    'history/store/',
    'history/acts/',
    'history/proof/',
    'history/figures/',
    'history/rows/',
    'history/(?!statement/|endpoints/)',
  ],
  ...['history/statement/', 'history/endpoints/'],
  ...['accounts/[^/]+\\.ts', 'accounts/endpoints/'],
  'moderation/endpoints/',
  ...['exchange/claims/', 'exchange/lists/', 'exchange/artists/', 'exchange/ballots/', 'exchange/endpoints/'],
  ...['music/songs/', 'music/media/', 'music/plays/', 'music/decoding/', 'music/uploads/', 'music/studio/'],
  'music/endpoints/',
  ...['market/orders/(?!watch/)', 'market/orders/watch/', 'market/pieces/', 'market/endpoints/'],
  ...['touch/[^/]+\\.ts', 'touch/endpoints/'],
  ...['reach/subjects/', 'reach/head/', 'reach/cards/', 'reach/embed/', 'reach/feeds/', 'reach/endpoints/'],
  ...['page/reports/', 'page/web/', 'page/[^/]+\\.ts', 'page/operator/', 'page/endpoints/'],
  ...['assembly/', 'run/'],
].map((layer) => `^apps/server/src/${layer}`)
/** Tests are exempt, because they may start the whole server. */
const serverLayer = (layer, at) =>
  no(
    'server-imports-lower-layers-only',
    { path: layer, pathNot: [TEST, '/testing/'] },
    { path: '^apps/server/src/', pathNot: SERVER_LAYERS.slice(0, at + 1) },
  )

module.exports = {
  forbidden: [
    // packages
    only('packages/domain'),
    only('packages/contracts'),
    only('packages/ui'),
    only('packages/api', ['domain']),
    only('packages/chain', ['domain', 'contracts'], { pathNot: TEST }),
    no(
      'chain-tests-may-use-devchain',
      { path: `^packages/chain/.*${TEST}` },
      { path: [OURS, '^@musi/'], pathNot: '^(packages|@musi)/(chain|domain|contracts|devchain)/' },
    ),
    only('packages/devchain', ['domain', 'contracts', 'chain']),
    only('packages/synth', ['domain']),
    only('apps/server', ['domain', 'api', 'chain', 'devchain', 'synth']),
    only('apps/web', ['domain', 'api', 'chain', 'ui']),
    no(
      'packages-are-imported-by-name',
      { path: '^((packages|apps)/[^/]+|e2e|bench|scripts)/' },
      { path: OURS, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    no(
      'internal-is-private',
      { path: '^((packages|apps)/[^/]+|e2e|bench|scripts)/' },
      { path: '^(packages|apps)/.*/internal/', pathNot: '^$1/' },
    ),

    // inside the chain package
    ...CHAIN_LAYERS.slice(0, -1).map((layer, at) =>
      no('chain-imports-lower-layers-only', { path: layer, pathNot: TEST }, { path: CHAIN_LAYERS.slice(at + 1) }),
    ),
    no(
      'chain-imports-lower-layers-only',
      { path: CHAIN_ROOT, pathNot: [...CHAIN_LAYERS, TEST] },
      { path: CHAIN_LAYERS },
    ),
    no('chain-folders-have-a-layer', { path: OURS }, { path: '^packages/chain/src/[^/]+/', pathNot: CHAIN_LAYERS }),

    // inside the web app
    no(
      'features-do-not-import-each-other',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    no('features-import-platform-only', { path: '^apps/web/src/features/' }, { path: '^apps/web/src/(app|workshop)/' }),
    no(
      'workshop-imports-platform-only',
      { path: '^apps/web/src/workshop/' },
      { path: '^apps/web/src/(features|app)/' },
    ),
    no(
      'platform-imports-no-higher-layer',
      { path: '^apps/web/src/platform/' },
      { path: '^apps/web/src/(features|app|workshop)/' },
    ),
    no(
      'page-imports-no-higher-layer',
      { path: '^apps/web/src/platform/page/' },
      { path: '^apps/web/src/platform/(session|tokens)/' },
    ),
    no(
      'session-does-not-import-tokens',
      { path: '^apps/web/src/platform/session/' },
      { path: '^apps/web/src/platform/tokens/' },
    ),
    no(
      'app-imports-feature-roots-only',
      { path: '^apps/web/src/app/' },
      { path: '^apps/web/src/features/[^/]+/[^/]+/' },
    ),

    // inside the server
    ...SERVER_LAYERS.map(serverLayer),
    no('server-folders-have-a-layer', { path: '^apps/server/src/(?!testing/)[^/]+/', pathNot: SERVER_LAYERS }, {}),

    // packages from npm
    no(
      'packages-do-not-use-react',
      { path: '^packages/(domain|chain|api|devchain|contracts|synth)/' },
      npm('react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-[^/]+'),
    ),
    no(
      'only-chain-uses-chain-libraries',
      { path: '^(apps|scripts|packages/(domain|api|ui))/' },
      npm(
        'viem',
        'ox',
        'ethers',
        '@ethersproject',
        'wagmi',
        '@wagmi',
        '@walletconnect',
        '@reown',
        '@metamask/connect-evm',
        '@coinbase',
        'fortmatic',
        '@portis',
        'magic-sdk',
      ),
    ),
    no(
      'dependencies-are-declared',
      { path: OURS, pathNot: [TEST, '^apps/web/(src/.*testing/|screens)'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    no('nothing-unresolved', {}, { couldNotResolve: true }),

    // cycles, barrels, tests
    no('no-circular', {}, { circular: true }),
    no('no-folder-cycles', { path: '^apps/web/src/' }, { circular: true }, { scope: 'folder' }),
    no('no-barrels', {}, { path: '^(packages|apps)/.*/index\\.tsx?$' }),
    no('tests-are-not-imported', {}, { path: TEST }),
    no(
      'only-tests-import-testing',
      { path: '^apps/(web|server)/src/', pathNot: [TEST, '/testing/'] },
      { path: '^apps/(web|server)/src/.*testing/' },
    ),
    no('tools-are-not-imported', { path: OURS }, { path: TOOLS }),
  ],
  // No `tsConfig`, because ours map no paths, and looking for some at each import took a fifth of the time.
  options: {
    parser: 'swc', // TypeScript 7 has no API yet; needs @swc/core
    exclude: { path: '^(packages|apps)/[^/]+/(dist|coverage)/' }, // not every dist/: wagmi lives in node_modules/wagmi/dist
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true, // type-only imports count too
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      // Caches folders for the whole run, because no file changes during it.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
}
