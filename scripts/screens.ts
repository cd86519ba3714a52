// node scripts/screens.ts [what]: the tests of components, in a real browser with a product of its own behind them.
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@musi/devchain/anvil/anvilProcess'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { localTokens } from '@musi/devchain/seed/localTokens'
import type { ChromiumExecutable } from './browser/chromium.ts'
import { expectedTime, guessedTime, takenTimes } from './test-run/fileTimes.ts'
import { startProduct } from './run/product.ts'
import { shares } from './test-run/shares.ts'
import { repositoryRoot, runTool } from './run/steps.ts'
import { testBrowser } from './browser/testBrowser.ts'

/** All tests of a page wait for one thread, so each core gets a page; what a test does to its chain concerns its own page only. */
const MOST_PAGES = 2

/**
 * Size in MiB of the memory for short-lived objects: tests make many, and with more room they are not scanned again and
 * again.
 */
const ROOM = '--max-semi-space-size=64'
const WITH_ROOM = { NODE_OPTIONS: [process.env['NODE_OPTIONS'], ROOM].join(' ').trim() }

const at = (port: string) => `http://127.0.0.1:${port}`
const web = join(repositoryRoot, 'apps/web')

/** Records of each page about the files it ran (screens.config.ts says where). */
const notes = (): string[] =>
  globSync('node_modules/.vite/screens-*/vitest/*/results.json', { cwd: web }).map((note) =>
    readFileSync(join(web, note), 'utf8'),
  )

/** Every file whose path contains one of the given texts, divided so that all pages end at about the same time. */
function dividedFiles(what: readonly string[]): string[][] {
  const files = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.screen\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .filter((file) => what.length === 0 || what.some((text) => join('apps/web', file).includes(text)))
  const guesses = new Map(files.map((file) => [file, guessedTime(readFileSync(join(web, file), 'utf8'))]))
  return shares(files, expectedTime(guesses, takenTimes(notes())), MOST_PAGES)
}

async function runPage(
  { path, sandbox }: ChromiumExecutable,
  args: readonly string[],
  given: Record<string, string>,
): Promise<number> {
  const [page = '', behind = '', node = ''] = await Promise.all([0, 0, 0].map(async () => String(await freePort(0))))
  // The page comes from the port of the tests, so there is no web app to be built behind it.
  const product = await startProduct(
    {
      ...WITH_ROOM,
      MUSI_PORT: behind,
      MUSI_CHAIN_PORT: node,
      MUSI_PUBLIC_ORIGIN: `${at(page)},${at(behind)}`,
      MUSI_PARTS_CHAIN: 'passing',
    },
    'e2e/testing/partsMain.ts',
  )
  try {
    const { code } = await runTool('vitest', ['run', '--config', 'apps/web/screens.config.ts', ...args], {
      show: true,
      env: {
        ...given,
        ...WITH_ROOM,
        CHROMIUM_PATH: path,
        MUSI_CHROMIUM_SANDBOX: sandbox ? 'on' : 'off',
        MUSI_DEV_SERVER: at(behind),
        MUSI_SCREENS_PORT: page,
        MUSI_SCREENS_NODE: at(node),
        MUSI_SCREENS_ODD_TOKENS: JSON.stringify(localTokens(ownWorld()).odd),
      },
    })
    return code
  } finally {
    await product.stop()
  }
}

/** Exit code of vitest for each page, and its report if a folder for that is given; null if there is no browser. */
export async function runScreens(
  what: readonly string[],
  { reports, env = {} }: { reports?: string; env?: Record<string, string> } = {},
): Promise<{ code: number; report: string }[] | null> {
  const executable = await testBrowser()
  if (executable === null) return null
  return Promise.all(
    dividedFiles(what).map(async (files, index) => {
      const report = join(reports ?? '', `screens-${index}.json`)
      const kept = reports === undefined ? [] : ['--reporter=json', `--outputFile.json=${report}`]
      const code = await runPage(executable, [...files, '--reporter=default', ...kept], {
        ...env,
        MUSI_SCREENS_PAGE: String(index),
      })
      return { code, report }
    }),
  )
}

if (import.meta.main) {
  const ran = (await runScreens(process.argv.slice(2))) ?? []
  if (ran.length === 0) console.log('No test of a component was run.')
  process.exitCode = ran.length > 0 && ran.every(({ code }) => code === 0) ? 0 : 1
}
