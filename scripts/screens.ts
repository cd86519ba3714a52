// node scripts/screens.ts [what]: the tests of components, in a real browser with a product of its own behind them.
import { freePort } from '@musi/devchain/anvilProcess'
import { ownWorld } from '@musi/devchain/ownWorld'
import { localTokens } from '@musi/devchain/seed/localTokens'
import { NO_BROWSER, findChromium, thisMachine } from './chromium.ts'
import { startProduct } from './product.ts'
import { runTool } from './steps.ts'

const at = (port: string) => `http://127.0.0.1:${port}`

/** How vitest ended; null: there is no browser. */
export async function runScreens(args: readonly string[], env: Record<string, string> = {}): Promise<number | null> {
  const executable = await findChromium(thisMachine(console.log), console.log, 'shell')
  if (executable === null) {
    console.log(NO_BROWSER)
    return null
  }
  const [page = '', behind = '', node = ''] = await Promise.all([0, 0, 0].map(async () => String(await freePort(0))))
  // The page comes from the port of the tests, so there is no web app to be built behind it.
  const product = await startProduct(
    { MUSI_PORT: behind, MUSI_CHAIN_PORT: node, MUSI_PUBLIC_ORIGIN: `${at(page)},${at(behind)}` },
    'e2e/partsMain.ts',
  )
  try {
    const { code } = await runTool('vitest', ['run', '--config', 'apps/web/screens.config.ts', ...args], {
      show: true,
      env: {
        ...env,
        CHROMIUM_PATH: executable.path,
        MUSI_CHROMIUM_SANDBOX: executable.sandbox ? 'on' : 'off',
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

if (import.meta.main) process.exitCode = (await runScreens(process.argv.slice(2))) ?? 1
