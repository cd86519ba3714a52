// Who may import whom (ARCHITECTURE.md, "What may import what"). `npm run check` holds the tree to it; scripts/rules/importRules.test.ts plants one
// violation of each rule in a copy of the tree and expects the rule's name.
//   web → ui api chain domain        server → api chain devchain synth domain
//   devchain → chain contracts domain  chain → contracts domain  api, synth → domain
//   inside web: app → features → platform; features are strangers to each other; the workshop (parts, bench) is no screen
//   inside platform: tokens (what shows and picks tokens) → session (chain, wallet, money) → page (what any page needs)
//   inside chain and the server: the floors and rooms below
// Green is not enough: without @swc/core nothing is read and "no violations" is printed. So the check also compares the
// files that were read with the files on disk. A new package: add its line under "packages".

const OURS = '^(packages|apps)/'
const OUTSIDE = '^(e2e|bench|scripts)/'
const TEST = '\\.test\\.tsx?$'
/** A package from npm, where pnpm puts it (…/node_modules/viem/…) or by its bare name when it is not installed. */
const npm = (...names) => ({ path: `(^|node_modules/)(${names.join('|')})(/|$)` })
const no = (name, from, to, more) => ({ name, severity: 'error', from, to, ...more })
/** `home` imports nothing of ours except itself and `allowed`. A name that is not in its package.json stays `@musi/…`. */
const only = (home, allowed = [], from = {}) =>
  no(
    `${home.replace('/', '-')}-points-down`,
    { path: `^${home}/`, ...from },
    { path: [OURS, '^@musi/'], pathNot: [`^${home}/`, ...allowed.map((name) => `^(packages|@musi)/${name}/`)] },
  )

/**
 * The floors of packages/chain/src, the lowest first: each is a folder and the files whose names begin like it, and knows none
 * above it. The other files at the root are the ground, which knows no floor. A new folder takes its place here.
 */
const CHAIN_FLOORS = [
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
 * The rooms of the server, lowest first: each knows itself and those before it, so none know each other both ways. The first part of a
 * name is its wing; `[^/]+.ts` are the files at the root of a wing. A new room takes its place here.
 */
const SERVER = [
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
].map((room) => `^apps/server/src/${room}`)
/** Tests may start the whole server; `assembly` makes the services of each wing, and the root starts them. */
const serverRoom = (room, at) =>
  no(
    'server-looks-down',
    { path: room, pathNot: [TEST, '/testing/'] },
    { path: '^apps/server/src/', pathNot: SERVER.slice(0, at + 1) },
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
      'packages-by-name',
      { path: '^((packages|apps)/[^/]+|e2e|bench|scripts)/' },
      { path: OURS, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    no(
      'internal-is-private',
      { path: '^((packages|apps)/[^/]+|e2e|bench|scripts)/' },
      { path: '^(packages|apps)/.*/internal/', pathNot: '^$1/' },
    ),

    // inside the chain package
    ...CHAIN_FLOORS.slice(0, -1).map((floor, at) =>
      no('chain-looks-down', { path: floor, pathNot: TEST }, { path: CHAIN_FLOORS.slice(at + 1) }),
    ),
    no('chain-looks-down', { path: CHAIN_ROOT, pathNot: [...CHAIN_FLOORS, TEST] }, { path: CHAIN_FLOORS }),
    no('chain-folders-have-a-floor', { path: OURS }, { path: '^packages/chain/src/[^/]+/', pathNot: CHAIN_FLOORS }),

    // inside the web app
    no(
      'features-are-strangers',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    no('features-look-down', { path: '^apps/web/src/features/' }, { path: '^apps/web/src/(app|workshop)/' }),
    no('workshop-looks-down', { path: '^apps/web/src/workshop/' }, { path: '^apps/web/src/(features|app)/' }),
    no('platform-looks-down', { path: '^apps/web/src/platform/' }, { path: '^apps/web/src/(features|app|workshop)/' }),
    no(
      'page-is-the-ground',
      { path: '^apps/web/src/platform/page/' },
      { path: '^apps/web/src/platform/(session|tokens)/' },
    ),
    no(
      'session-knows-no-token-parts',
      { path: '^apps/web/src/platform/session/' },
      { path: '^apps/web/src/platform/tokens/' },
    ),
    no('app-sees-feature-doors-only', { path: '^apps/web/src/app/' }, { path: '^apps/web/src/features/[^/]+/[^/]+/' }),

    // inside the server
    ...SERVER.map(serverRoom),
    no('server-rooms-have-a-place', { path: '^apps/server/src/(?!testing/)[^/]+/', pathNot: SERVER }, {}),

    // what comes from npm
    no(
      'rules-know-no-react',
      { path: '^packages/(domain|chain|api|devchain|contracts|synth)/' },
      npm('react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-[^/]+'),
    ),
    no(
      'one-door-to-the-chain',
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
      'declared-by-its-importer',
      { path: OURS, pathNot: [TEST, '^apps/web/(src/.*testing/|screens)'] },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    no('nothing-unresolved', {}, { couldNotResolve: true }),

    // knots, barrels, tests
    no('no-circular', {}, { circular: true }),
    no('no-folder-knots', { path: '^apps/web/src/' }, { circular: true }, { scope: 'folder' }),
    no('no-barrels', {}, { path: '^(packages|apps)/.*/index\\.tsx?$' }),
    no('nobody-imports-a-test', {}, { path: TEST }),
    no(
      'testing-is-for-tests',
      { path: '^apps/(web|server)/src/', pathNot: [TEST, '/testing/'] },
      { path: '^apps/(web|server)/src/.*testing/' },
    ),
    no('nobody-imports-the-outside', { path: OURS }, { path: OUTSIDE }),
  ],
  // No `tsConfig`: ours map no paths, and to look for some with each import took a fifth of the time.
  options: {
    parser: 'swc', // TypeScript 7 has no API yet; needs @swc/core
    exclude: { path: '^(packages|apps)/[^/]+/(dist|coverage)/' }, // not every dist/: wagmi lives in node_modules/wagmi/dist
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true, // type-only imports count too
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      // Nothing changes while it looks: what it has read of a folder holds to the end.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
}
