import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, existsSync, readdirSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cruise, cruise, unread } from './arrows.ts'
import { sourceFiles } from './sourceFiles.ts'
import { repositoryRoot, runTool } from '../run/steps.ts'

/** One bad import each: the file that is planted, what it says, and the rule that must catch it. */
const VIOLATIONS: [rule: string, file: string, text: string][] = [
  ['packages-domain-points-down', 'packages/domain/src/plantA.ts', "import '@musi/chain/chains/chainTable'"],
  ['packages-contracts-points-down', 'packages/contracts/deploy/plantA.ts', "import '@musi/domain/address'"],
  ['packages-ui-points-down', 'packages/ui/src/PlantA.tsx', "import '@musi/domain/address'"],
  ['packages-api-points-down', 'packages/api/src/plantA.ts', "import '@musi/chain/chains/chainTable'"],
  ['packages-chain-points-down', 'packages/chain/src/plantA.ts', "import '@musi/api/page/head'"],
  ['packages-chain-points-down', 'packages/chain/src/plantB.ts', "import '@musi/devchain/embeddedChain'"],
  ['chain-tests-may-use-devchain', 'packages/chain/src/plantC.test.ts', "import '@musi/api/page/head'"],
  ['chain-looks-down', 'packages/chain/src/reads/plantA.ts', "import '../explain/directory.ts'"],
  ['chain-looks-down', 'packages/chain/src/wallet/plantA.ts', "import '../signingGate.ts'"],
  ['chain-looks-down', 'packages/chain/src/multicall/plantA.ts', "import '../reads/blockTime.ts'"],
  ['chain-looks-down', 'packages/chain/src/plantD.ts', "import './abi/token.ts'"],
  ['chain-folders-have-a-floor', 'packages/chain/src/plantE.ts', "import './plantfloor/a.ts'"],
  ['packages-devchain-points-down', 'packages/devchain/src/plantA.ts', "import '@musi/api/page/head'"],
  ['apps-server-points-down', 'apps/server/src/plantA.ts', "import '@musi/ui/controls/Button'"],
  ['apps-web-points-down', 'apps/web/src/plantA.ts', "import '@musi/devchain/embeddedChain'"],
  [
    'apps-web-points-down',
    'apps/web/src/plantB.ts',
    "import type { Problem } from '@musi/server/config/config'\nexport type P = Problem",
  ],
  ['packages-by-name', 'packages/api/src/plantB.ts', "import '../../domain/src/address.ts'"],
  ['internal-is-private', 'packages/api/src/plantC.ts', "import '@musi/domain/internal/plant'"],
  ['features-are-strangers', 'apps/web/src/features/plantone/A.tsx', "import '../planttwo/B.tsx'"],
  ['features-look-down', 'apps/web/src/features/plantone/C.tsx', "import '../../app/plantApp.ts'"],
  ['platform-looks-down', 'apps/web/src/platform/plant/a.ts', "import '../../features/planttwo/B.tsx'"],
  ['platform-looks-down', 'apps/web/src/platform/plant/b.ts', "import '../../app/plantApp.ts'"],
  ['workshop-looks-down', 'apps/web/src/workshop/plantA.ts', "import '../features/planttwo/B.tsx'"],
  ['page-is-the-ground', 'apps/web/src/platform/page/plantA.ts', "import '../session/plantGround.ts'"],
  ['session-knows-no-token-parts', 'apps/web/src/platform/session/plantB.ts', "import '../tokens/plantGround.ts'"],
  ['app-sees-feature-doors-only', 'apps/web/src/app/plantB.ts', "import '../features/planttwo/deep/C.tsx'"],
  ['server-platform-looks-down', 'apps/server/src/platform/plant.ts', "import '../config/config.ts'"],
  ['server-config-looks-down', 'apps/server/src/config/plant.ts', "import '../http/route.ts'"],
  ['server-database-looks-down', 'apps/server/src/database/plant.ts', "import '../http/route.ts'"],
  ['server-http-looks-down', 'apps/server/src/http/plant.ts', "import '../guard/refusal.ts'"],
  ['server-guard-looks-down', 'apps/server/src/guard/plant.ts', "import '../router.ts'"],
  ['server-rpc-looks-down', 'apps/server/src/rpc/plant.ts', "import '../heads/headHub.ts'"],
  ['server-heads-looks-down', 'apps/server/src/heads/plant.ts', "import '../endpoints/heads.ts'"],
  ['server-chain-looks-down', 'apps/server/src/chain/plant.ts', "import '../page/pageFacts.ts'"],
  ['server-page-looks-down', 'apps/server/src/page/plant.ts', "import '../web/webApp.ts'"],
  ['server-claims-looks-down', 'apps/server/src/claims/plant.ts', "import '../endpoints/claims.ts'"],
  ['server-lists-looks-down', 'apps/server/src/lists/plant.ts', "import '../outside/outside.ts'"],
  ['server-index-looks-down', 'apps/server/src/index/plant.ts', "import '../artists/artistFeed.ts'"],
  ['server-statement-looks-down', 'apps/server/src/statement/plant.ts', "import '../artists/artistFeed.ts'"],
  ['server-artists-looks-down', 'apps/server/src/artists/plant.ts', "import '../outside/outside.ts'"],
  ['server-takedown-looks-down', 'apps/server/src/takedown/plant.ts', "import '../songs/songTables.ts'"],
  ['server-decoding-looks-down', 'apps/server/src/decoding/plant.ts', "import '../uploads/uploadBook.ts'"],
  ['server-uploads-looks-down', 'apps/server/src/uploads/plant.ts', "import '../studio/songDesk.ts'"],
  ['server-studio-looks-down', 'apps/server/src/studio/plant.ts', "import '../outside/outside.ts'"],
  ['server-songs-looks-down', 'apps/server/src/songs/plant.ts', "import '../outside/outside.ts'"],
  ['packages-synth-points-down', 'packages/synth/src/plantA.ts', "import '@musi/api/page/head'"],
  ['server-media-looks-down', 'apps/server/src/media/plant.ts', "import '../plays/ticket.ts'"],
  ['server-sessions-looks-down', 'apps/server/src/sessions/plant.ts', "import '../plays/ticket.ts'"],
  ['server-plays-looks-down', 'apps/server/src/plays/plant.ts', "import '../outside/outside.ts'"],
  ['server-pieces-looks-down', 'apps/server/src/pieces/plant.ts', "import '../endpoints/market/pieces.ts'"],
  ['server-ballots-looks-down', 'apps/server/src/ballots/plant.ts', "import '../endpoints/ballots.ts'"],
  ['server-market-looks-down', 'apps/server/src/market/plant.ts', "import '../endpoints/orders.ts'"],
  ['server-outside-looks-down', 'apps/server/src/outside/plant.ts', "import '../reports/reportForwarder.ts'"],
  [
    'server-reports-looks-down',
    'apps/server/src/reports/plant.ts',
    "import type { Services } from '../routes.ts'\nexport type S = Services",
  ],
  ['server-web-looks-down', 'apps/server/src/web/plant.ts', "import '../endpoints/page.ts'"],
  ['server-endpoints-looks-down', 'apps/server/src/endpoints/plant.ts', "import '../routes.ts'"],
  ['server-run-looks-down', 'apps/server/src/run/plant.ts', "import '../server.ts'"],
  ['server-folders-have-a-place', 'apps/server/src/plantfolder/a.ts', "import '../platform/clock.ts'"],
  ['rules-know-no-react', 'packages/domain/src/plantD.ts', "import 'react'"],
  ['rules-know-no-react', 'packages/api/src/plantD.ts', "import 'react-dom/client'"],
  ['one-door-to-the-chain', 'apps/web/src/features/plantone/D.tsx', "import 'viem'"],
  ['one-door-to-the-chain', 'apps/server/src/plantB.ts', "import 'viem/chains'"],
  ['one-door-to-the-chain', 'scripts/plantA.ts', "import 'ethers'"],
  ['declared-by-its-importer', 'packages/domain/src/plantE.ts', "import 'vitest'"],
  ['nothing-unresolved', 'packages/domain/src/plantF.ts', "import './nowhere.ts'"],
  ['no-circular', 'packages/domain/src/plantG.ts', "import './plantH.ts'"],
  ['no-folder-knots', 'apps/web/src/platform/knotone', ''],
  ['no-barrels', 'packages/domain/src/plantI.ts', "import './plantfolder/index.ts'"],
  ['nobody-imports-a-test', 'packages/domain/src/plantJ.ts', "import './plantK.test.ts'"],
  ['testing-is-for-tests', 'apps/web/src/platform/page/plantB.ts', "import '../../testing/plantKit.ts'"],
  ['nobody-imports-the-outside', 'packages/domain/src/plantL.ts', "import '../../../scripts/run/steps.ts'"],
]

/** What the violations lean on, and imports that are allowed and must stay quiet. */
const GROUND: Record<string, string> = {
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
const QUIET: Record<string, string> = {
  'packages/chain/src/plantQuiet.test.ts': "import '@musi/devchain/embeddedChain'",
  'packages/chain/src/reads/plantQuiet.ts': "import '../abi/token.ts'\nimport '../rpc/wire.ts'",
  'packages/chain/src/reads/plantQuiet.test.ts': "import '../explain/directory.ts'",
  'apps/web/src/app/plantQuiet.ts': "import '../features/planttwo/B.tsx'",
  'apps/web/src/features/plantone/Quiet.tsx':
    "import '../../platform/knottwo/d.ts'\nimport '@musi/chain/chains/chainTable'",
  'apps/web/src/features/plantone/Quiet.screen.test.tsx': "import '../../testing/plantKit.ts'",
  'apps/server/src/plantQuiet.ts': "import '@musi/api/page/head'\nimport '@musi/devchain/embeddedChain'",
  'apps/server/src/endpoints/plantQuiet.ts': "import '../web/webApp.ts'\nimport '../platform/clock.ts'",
  'apps/server/src/heads/plantQuiet.test.ts': "import '../testServer.ts'",
  'packages/domain/src/plantQuiet.ts': "import './internal/plant.ts'",
}

let tree = ''
let found: Cruise

/** What is asked of a file that a plant imports is where it stands; what ours import themselves is what `npm run check` asks. */
const STANDS_THERE = 'export {}\n'
/** Whose packages there are, and what the tools are told. */
const TOLD = /(^|\/)(package\.json|\.[^/]+)$/

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'arrows-'))
  const put = (file: string, write: (to: string) => void) => {
    const to = join(copy, file)
    mkdirSync(dirname(to), { recursive: true })
    write(to)
  }
  for (const file of sourceFiles(repositoryRoot)) put(file, (to) => writeFileSync(to, STANDS_THERE))
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
  for (const file of tracked.split('\n').filter((name) => TOLD.test(name) && existsSync(join(repositoryRoot, name))))
    put(file, (to) => cpSync(join(repositoryRoot, file), to))
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'))
  for (const home of ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(copy, folder)).map((name) => `${folder}/${name}`))
    .concat('e2e', 'bench', 'scripts'))
    linkModules(copy, home)
  return copy
}

/** npm packages by link; all of ours, whoever names them, and into the copy: what is forbidden must not hide as missing. */
function linkModules(copy: string, home: string) {
  const to = join(copy, home, 'node_modules')
  mkdirSync(join(to, '@musi'), { recursive: true })
  for (const folder of ['packages', 'apps']) {
    for (const ours of readdirSync(join(copy, folder))) symlinkSync(join(copy, folder, ours), join(to, '@musi', ours))
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
  for (const [file, text] of Object.entries({ ...GROUND, ...QUIET })) plant(file, text)
  execFileSync('git', ['init', '-q'], { cwd: tree })
  found = await cruise(tree)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

describe('an import against the arrows is named by its rule', () => {
  test.each(VIOLATIONS)('%s: %s', (rule, file) => {
    const rules = found.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)
    expect(rules).toContain(rule)
  })
})

test('every rule of the house has a violation that proves it', async () => {
  const { default: config } = (await import(join(repositoryRoot, '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string }[] }
  }
  const proved = new Set(VIOLATIONS.map(([rule]) => rule))
  expect(config.forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([])
})

test.each(Object.keys(QUIET))('an allowed import stays quiet: %s', (file) => {
  expect(found.violations.filter(({ from }) => from === file)).toEqual([])
})

test('every file on disk is read', () => {
  expect(unread(tree, found)).toEqual([])
})

test('a file that was not read is noticed', () => {
  const [first, ...rest] = found.modules
  expect(first && unread(tree, { ...found, modules: rest })).toContain(first?.source)
})

test('an import inside a type, which the cruise does not see, is named by the linter', async () => {
  const file = 'apps/web/src/plantInline.ts'
  plant(file, "export type Chain = import('@musi/devchain/embeddedChain').EmbeddedChain")
  const { code, output } = await runTool('oxlint', ['-c', '.oxlintrc.json', file], { cwd: tree })
  expect(code).not.toBe(0)
  expect(output).toContain('consistent-type-imports')
})
