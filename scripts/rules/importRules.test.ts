import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, existsSync, readdirSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ImportGraph, readImports, unreadFiles } from './importRules.ts'
import { sourceFiles } from './sourceFiles.ts'
import { repositoryRoot, runTool } from '../run/steps.ts'

/** One forbidden import each: the planted file, its content, and the rule that must catch it. */
const VIOLATIONS: [rule: string, file: string, text: string][] = [
  [
    'packages-domain-imports-lower-packages-only',
    'packages/domain/src/plantA.ts',
    "import '@musi/chain/chains/chainTable'",
  ],
  [
    'packages-contracts-imports-lower-packages-only',
    'packages/contracts/deploy/plantA.ts',
    "import '@musi/domain/address'",
  ],
  ['packages-ui-imports-lower-packages-only', 'packages/ui/src/PlantA.tsx', "import '@musi/domain/address'"],
  ['packages-api-imports-lower-packages-only', 'packages/api/src/plantA.ts', "import '@musi/chain/chains/chainTable'"],
  ['packages-chain-imports-lower-packages-only', 'packages/chain/src/plantA.ts', "import '@musi/api/page/head'"],
  [
    'packages-chain-imports-lower-packages-only',
    'packages/chain/src/plantB.ts',
    "import '@musi/devchain/embeddedChain'",
  ],
  ['chain-tests-may-use-devchain', 'packages/chain/src/plantC.test.ts', "import '@musi/api/page/head'"],
  ['chain-imports-lower-layers-only', 'packages/chain/src/reads/plantA.ts', "import '../explain/directory.ts'"],
  ['chain-imports-lower-layers-only', 'packages/chain/src/wallet/plantA.ts', "import '../signingGate.ts'"],
  ['chain-imports-lower-layers-only', 'packages/chain/src/multicall/plantA.ts', "import '../reads/blockTime.ts'"],
  ['chain-imports-lower-layers-only', 'packages/chain/src/plantD.ts', "import './abi/token.ts'"],
  ['chain-folders-have-a-layer', 'packages/chain/src/plantE.ts', "import './plantfloor/a.ts'"],
  ['packages-devchain-imports-lower-packages-only', 'packages/devchain/src/plantA.ts', "import '@musi/api/page/head'"],
  ['apps-server-imports-lower-packages-only', 'apps/server/src/plantA.ts', "import '@musi/ui/controls/Button'"],
  ['apps-web-imports-lower-packages-only', 'apps/web/src/plantA.ts', "import '@musi/devchain/embeddedChain'"],
  [
    'apps-web-imports-lower-packages-only',
    'apps/web/src/plantB.ts',
    "import type { Problem } from '@musi/server/platform/config/config'\nexport type P = Problem",
  ],
  ['packages-are-imported-by-name', 'packages/api/src/plantB.ts', "import '../../domain/src/address.ts'"],
  ['internal-is-private', 'packages/api/src/plantC.ts', "import '@musi/domain/internal/plant'"],
  ['features-do-not-import-each-other', 'apps/web/src/features/plantone/A.tsx', "import '../planttwo/B.tsx'"],
  ['features-import-platform-only', 'apps/web/src/features/plantone/C.tsx', "import '../../app/plantApp.ts'"],
  ['platform-imports-no-higher-layer', 'apps/web/src/platform/plant/a.ts', "import '../../features/planttwo/B.tsx'"],
  ['platform-imports-no-higher-layer', 'apps/web/src/platform/plant/b.ts', "import '../../app/plantApp.ts'"],
  ['workshop-imports-platform-only', 'apps/web/src/workshop/plantA.ts', "import '../features/planttwo/B.tsx'"],
  ['page-imports-no-higher-layer', 'apps/web/src/platform/page/plantA.ts', "import '../session/plantGround.ts'"],
  ['session-does-not-import-tokens', 'apps/web/src/platform/session/plantB.ts', "import '../tokens/plantGround.ts'"],
  ['app-imports-feature-roots-only', 'apps/web/src/app/plantB.ts', "import '../features/planttwo/deep/C.tsx'"],
  ['packages-synth-imports-lower-packages-only', 'packages/synth/src/plantA.ts', "import '@musi/api/page/head'"],
  ['server-imports-lower-layers-only', 'apps/server/src/platform/plant.ts', "import './config/config.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/platform/config/plant.ts', "import '../database/migrate.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/platform/database/plant.ts', "import '../rpc/upstream.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/platform/rpc/plant.ts', "import '../heads/headHub.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/platform/heads/plant.ts', "import '../chain/chainFacts.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/platform/chain/plant.ts', "import '../pictures/pieceImage.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/platform/pictures/plant.ts', "import '#edge/http/route.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/edge/http/plant.ts', "import '../limits/fairQueue.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/edge/limits/plant.ts', "import '../guard/refusal.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/edge/guard/plant.ts', "import '../outside/outside.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/edge/outside/plant.ts', "import '../router.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/edge/plant.ts', "import './endpoints/rpc.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/edge/endpoints/plant.ts', "import '#history/chainIndex.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/history/plant.ts', "import './statement/csvLine.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/history/store/plant.ts', "import '../acts/actFromLog.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/history/acts/plant.ts', "import '../figures/playCounts.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/history/proof/plant.ts', "import '../figures/playCounts.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/history/figures/plant.ts', "import '../rows/songRows.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/history/rows/plant.ts', "import '../chainIndex.ts'"],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/history/statement/plant.ts',
    "import '../endpoints/historyLists.ts'",
  ],
  ['server-imports-lower-layers-only', 'apps/server/src/history/endpoints/plant.ts', "import '#accounts/cookies.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/accounts/plant.ts', "import './endpoints/session.ts'"],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/accounts/endpoints/plant.ts',
    "import '#exchange/claims/claimService.ts'",
  ],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/exchange/claims/plant.ts',
    "import '../lists/tokenCatalogue.ts'",
  ],
  ['server-imports-lower-layers-only', 'apps/server/src/exchange/lists/plant.ts', "import '../artists/artistFeed.ts'"],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/exchange/artists/plant.ts',
    "import '../ballots/ballotService.ts'",
  ],
  ['server-imports-lower-layers-only', 'apps/server/src/exchange/ballots/plant.ts', "import '../endpoints/ballots.ts'"],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/exchange/endpoints/plant.ts',
    "import '#music/songs/songTables.ts'",
  ],
  ['server-imports-lower-layers-only', 'apps/server/src/music/songs/plant.ts', "import '../media/objectStore.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/music/media/plant.ts', "import '../plays/ticket.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/music/plays/plant.ts', "import '../decoding/flac.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/music/decoding/plant.ts', "import '../uploads/uploadStore.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/music/uploads/plant.ts', "import '../studio/songService.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/music/studio/plant.ts', "import '../endpoints/plays.ts'"],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/music/endpoints/plant.ts',
    "import '#market/orders/orderBook.ts'",
  ],
  ['server-imports-lower-layers-only', 'apps/server/src/market/orders/plant.ts', "import '../pieces/pieceService.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/market/orders/plantWatch.ts', "import './watch/orderWatch.ts'"],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/market/orders/watch/plant.ts',
    "import '../../pieces/pieceService.ts'",
  ],
  ['server-imports-lower-layers-only', 'apps/server/src/market/pieces/plant.ts', "import '../endpoints/pieces.ts'"],
  [
    'server-imports-lower-layers-only',
    'apps/server/src/market/endpoints/plant.ts',
    "import '#reach/subjects/subjectOf.ts'",
  ],
  ['server-imports-lower-layers-only', 'apps/server/src/reach/subjects/plant.ts', "import '../head/headTags.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/reach/head/plant.ts', "import '#page/web/webApp.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/page/reports/plant.ts', "import '../web/webApp.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/page/web/plant.ts', "import '../pageFacts.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/page/plant.ts', "import './endpoints/page.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/page/endpoints/plant.ts', "import '../../run/shutdown.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/run/plant.ts', "import '../server.ts'"],
  ['server-imports-lower-layers-only', 'apps/server/src/assembly/plant.ts', "import '../server.ts'"],
  ['server-folders-have-a-layer', 'apps/server/src/plantfolder/a.ts', "import '../platform/clock.ts'"],
  ['server-folders-have-a-layer', 'apps/server/src/music/plantfolder/a.ts', "import '#platform/clock.ts'"],
  ['packages-do-not-use-react', 'packages/domain/src/plantD.ts', "import 'react'"],
  ['packages-do-not-use-react', 'packages/api/src/plantD.ts', "import 'react-dom/client'"],
  ['only-chain-uses-chain-libraries', 'apps/web/src/features/plantone/D.tsx', "import 'viem'"],
  ['only-chain-uses-chain-libraries', 'apps/server/src/plantB.ts', "import 'viem/chains'"],
  ['only-chain-uses-chain-libraries', 'scripts/plantA.ts', "import 'ethers'"],
  ['dependencies-are-declared', 'packages/domain/src/plantE.ts', "import 'vitest'"],
  ['nothing-unresolved', 'packages/domain/src/plantF.ts', "import './nowhere.ts'"],
  ['no-circular', 'packages/domain/src/plantG.ts', "import './plantH.ts'"],
  ['no-folder-cycles', 'apps/web/src/platform/knotone', ''],
  ['no-barrels', 'packages/domain/src/plantI.ts', "import './plantfolder/index.ts'"],
  ['tests-are-not-imported', 'packages/domain/src/plantJ.ts', "import './plantK.test.ts'"],
  ['only-tests-import-testing', 'apps/web/src/platform/page/plantB.ts', "import '../../testing/plantKit.ts'"],
  ['only-tests-import-testing', 'apps/server/src/edge/plantA.ts', "import '#testing/testServer.ts'"],
  ['tools-are-not-imported', 'packages/domain/src/plantL.ts', "import '../../../scripts/run/steps.ts'"],
]

/** Files that the violations import. */
const IMPORTED: Record<string, string> = {
  'apps/web/src/app/plantApp.ts': 'export {}',
  'apps/web/src/features/planttwo/B.tsx': 'export {}',
  'apps/web/src/testing/plantKit.ts': 'export {}',
  'apps/web/src/platform/session/plantGround.ts': 'export {}',
  'apps/web/src/platform/tokens/plantGround.ts': 'export {}',
  'apps/web/src/features/planttwo/deep/C.tsx': 'export {}',
  'packages/domain/src/internal/plant.ts': 'export {}',
  'packages/chain/src/plantfloor/a.ts': 'export {}',
  'packages/domain/src/plantH.ts': "import './plantG.ts'",
  'packages/domain/src/plantfolder/index.ts': 'export {}',
  'packages/domain/src/plantK.test.ts': 'export {}',
  'apps/web/src/platform/knotone/a.ts': "import '../knottwo/c.ts'",
  'apps/web/src/platform/knotone/b.ts': 'export {}',
  'apps/web/src/platform/knottwo/c.ts': 'export {}',
  'apps/web/src/platform/knottwo/d.ts': "import '../knotone/b.ts'",
}
/** Allowed imports, which must not be reported. */
const ALLOWED: Record<string, string> = {
  'packages/chain/src/plantAllowed.test.ts': "import '@musi/devchain/embeddedChain'",
  'packages/chain/src/reads/plantAllowed.ts': "import '../abi/token.ts'\nimport '../rpc/wire.ts'",
  'packages/chain/src/reads/plantAllowed.test.ts': "import '../explain/directory.ts'",
  'apps/web/src/app/plantAllowed.ts': "import '../features/planttwo/B.tsx'",
  'apps/web/src/features/plantone/Allowed.tsx':
    "import '../../platform/knottwo/d.ts'\nimport '@musi/chain/chains/chainTable'",
  'apps/web/src/features/plantone/Allowed.screen.test.tsx': "import '../../testing/plantKit.ts'",
  'apps/server/src/plantAllowed.ts': "import '@musi/api/page/head'\nimport '@musi/devchain/embeddedChain'",
  'apps/server/src/page/endpoints/plantAllowed.ts': "import '../web/webApp.ts'\nimport '#platform/clock.ts'",
  'apps/server/src/platform/heads/plantAllowed.test.ts': "import '#testing/testServer.ts'",
  'apps/server/src/music/media/testing/plantAllowed.ts': "import '#market/orders/orderBook.ts'",
  'packages/domain/src/plantAllowed.ts': "import './internal/plant.ts'",
}

let tree = ''
let found: ImportGraph

/** Content of every copied source: only its path matters here, because `npm run check` covers the real imports. */
const PLACEHOLDER = 'export {}\n'
/** Package manifests and the tools' configuration. */
const CONFIGURATION = /(^|\/)(package\.json|\.[^/]+)$/

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'))
  const put = (file: string, write: (to: string) => void) => {
    const to = join(copy, file)
    mkdirSync(dirname(to), { recursive: true })
    write(to)
  }
  for (const file of sourceFiles(repositoryRoot)) put(file, (to) => writeFileSync(to, PLACEHOLDER))
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  for (const file of tracked
    .split('\n')
    .filter((name) => CONFIGURATION.test(name) && existsSync(join(repositoryRoot, name))))
    put(file, (to) => cpSync(join(repositoryRoot, file), to))
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'))
  for (const home of ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(copy, folder)).map((name) => `${folder}/${name}`))
    .concat('e2e', 'bench', 'scripts'))
    linkModules(copy, home)
  return copy
}

/**
 * Links npm packages, and all of our own into the copy, so that a forbidden import is not mistaken for a missing one.
 */
function linkModules(copy: string, home: string) {
  const to = join(copy, home, 'node_modules')
  mkdirSync(join(to, '@musi'), { recursive: true })
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, folder))) symlinkSync(join(copy, folder, name), join(to, '@musi', name))
  }
  for (const outside of ['bench', 'e2e', 'scripts']) symlinkSync(join(copy, outside), join(to, '@musi', outside))
  const from = join(repositoryRoot, home, 'node_modules')
  const names = existsSync(from) ? readdirSync(from) : []
  for (const name of names.filter((entry) => !entry.startsWith('.') && entry !== '@musi'))
    symlinkSync(join(from, name), join(to, name))
}

function plant(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), `${text}\n`)
}

beforeAll(async () => {
  tree = copyTree()
  for (const [, file, text] of VIOLATIONS) if (text) plant(file, text)
  for (const [file, text] of Object.entries({ ...IMPORTED, ...ALLOWED })) plant(file, text)
  execFileSync('git', ['init', '-q'], { cwd: tree })
  found = await readImports(tree)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('an import against the allowed direction is reported by its rule', () => {
  test.each(VIOLATIONS)('%s: %s', (rule, file) => {
    const rules = found.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)
    expect(rules).toContain(rule)
  })
})

test('every dependency rule has a violation that proves it', async () => {
  const { default: config } = (await import(join(repositoryRoot, '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string }[] }
  }
  const proved = new Set(VIOLATIONS.map(([rule]) => rule))
  expect(config.forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
})

test.each(Object.keys(ALLOWED))('an allowed import is not reported: %s', (file) => {
  expect(found.violations.filter(({ from }) => from === file)).toEqual([])
})

test('every file on disk is read', () => {
  expect(unreadFiles(tree, found)).toEqual([])
})

test('a file that was not read is reported', () => {
  const [first, ...rest] = found.modules
  expect(first && unreadFiles(tree, { ...found, modules: rest })).toContain(first?.source)
})

test('an import inside a type, which dependency-cruiser misses, is reported by the linter', async () => {
  const file = 'apps/web/src/plantInline.ts'
  plant(file, "export type Chain = import('@musi/devchain/embeddedChain').EmbeddedChain")
  const { code, output } = await runTool('oxlint', ['-c', '.oxlintrc.json', file], { cwd: tree })
  expect(code).not.toBe(0)
  expect(output).toContain('consistent-type-imports')
})
