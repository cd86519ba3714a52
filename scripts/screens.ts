// node scripts/screens.ts [path part …]: runs the component tests in a real browser, against their own server and chain.
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@musi/devchain/anvil/anvilProcess'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { localTokens } from '@musi/devchain/seed/localTokens'
import type { ChromiumExecutable } from './browser/chromium.ts'
import { expectedTime, guessedTime, lastDurations } from './test-run/fileTimes.ts'
import { startProduct } from './run/product.ts'
import { balancedGroups } from './test-run/balancedGroups.ts'
import { repositoryRoot, runTool } from './run/steps.ts'
import { testBrowser } from './browser/testBrowser.ts'

/** The tests of a page share one thread, so there is a page per core; each page has its own chain. */
const MAX_PAGES = 2

/** Memory in MiB for short-lived objects: tests create many, and more memory means fewer garbage collections. */
const SEMI_SPACE_FLAG = '--max-semi-space-size=64'
const NODE_ENV_VARS = { NODE_OPTIONS: [process.env['NODE_OPTIONS'], SEMI_SPACE_FLAG].join(' ').trim() }

const originAt = (port: string) => `http://127.0.0.1:${port}`
const web = join(repositoryRoot, 'apps/web')

/** Vitest's cached results of each page, in the folder that screens.config.ts names. */
const vitestResults = (): string[] =>
  globSync('node_modules/.vite/screens-*/vitest/*/results.json', { cwd: web }).map((note) =>
    readFileSync(join(web, note), 'utf8'),
  )

/** Divides the test files whose paths contain one of the texts, so that all pages end at about the same time. */
function divideFiles(pathParts: readonly string[]): string[][] {
  const files = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.screen\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .filter((file) => pathParts.length === 0 || pathParts.some((part) => join('apps/web', file).includes(part)))
  const guesses = new Map(files.map((file) => [file, guessedTime(readFileSync(join(web, file), 'utf8'))]))
  return balancedGroups(files, expectedTime(guesses, lastDurations(vitestResults())), MAX_PAGES)
}

async function runPage(
  { path, sandbox }: ChromiumExecutable,
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const [pagePort = '', serverPort = '', nodePort = ''] = await Promise.all(
    [0, 0, 0].map(async () => String(await freePort(0))),
  )
  // Vitest serves the page, so the server needs no built web app.
  const product = await startProduct(
    {
      ...NODE_ENV_VARS,
      MUSI_PORT: serverPort,
      MUSI_CHAIN_PORT: nodePort,
      MUSI_PUBLIC_ORIGIN: `${originAt(pagePort)},${originAt(serverPort)}`,
      MUSI_PARTS_CHAIN: 'passing',
      // The page's own proxy, which names the clients of the tests.
      MUSI_TRUSTED_PROXY: '1',
    },
    'e2e/testing/partsMain.ts',
  )
  try {
    const { code } = await runTool('vitest', ['run', '--config', 'apps/web/screens.config.ts', ...args], {
      show: true,
      env: {
        ...env,
        ...NODE_ENV_VARS,
        CHROMIUM_PATH: path,
        MUSI_CHROMIUM_SANDBOX: sandbox ? 'on' : 'off',
        MUSI_DEV_SERVER: originAt(serverPort),
        MUSI_SCREENS_PORT: pagePort,
        MUSI_SCREENS_NODE: originAt(nodePort),
        MUSI_SCREENS_ODD_TOKENS: JSON.stringify(localTokens(ownWorld()).odd),
      },
    })
    return code
  } finally {
    await product.stop()
  }
}

/** Returns each page's exit code and report path; null without a browser. Reports are written only if `reports` names a folder. */
export async function runScreens(
  pathParts: readonly string[],
  { reports, env = {} }: { reports?: string; env?: Record<string, string> } = {},
): Promise<{ code: number; report: string }[] | null> {
  const executable = await testBrowser()
  if (executable === null) return null
  return Promise.all(
    divideFiles(pathParts).map(async (files, index) => {
      const report = join(reports ?? '', `screens-${index}.json`)
      const reportArgs = reports === undefined ? [] : ['--reporter=json', `--outputFile.json=${report}`]
      const code = await runPage(executable, [...files, '--reporter=default', ...reportArgs], {
        ...env,
        MUSI_SCREENS_PAGE: String(index),
      })
      return { code, report }
    }),
  )
}

if (import.meta.main) {
  const pages = (await runScreens(process.argv.slice(2))) ?? []
  if (pages.length === 0) console.log('No test of a component was run.')
  process.exitCode = pages.length > 0 && pages.every(({ code }) => code === 0) ? 0 : 1
}
