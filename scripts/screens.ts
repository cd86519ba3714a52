// node scripts/screens.ts [what]: the tests of components, in a real browser with a product of its own behind them.
import { freePort } from '@musi/devchain/anvilProcess'
import { NO_BROWSER, findChromium, thisMachine } from './chromium.ts'
import { startProduct } from './product.ts'
import { tool } from './steps.ts'

/** How vitest ended; null: there is no browser. */
export async function runScreens(args: readonly string[], env: Record<string, string> = {}): Promise<number | null> {
  const executable = await findChromium(thisMachine(console.log), console.log)
  if (executable === null) {
    console.log(NO_BROWSER)
    return null
  }
  const [port, productPort] = [String(await freePort(0)), String(await freePort(0))]
  // The page comes from the port of the tests, so there is no web app to be built behind it.
  const product = await startProduct(
    { MUSI_PORT: productPort, MUSI_PUBLIC_ORIGIN: `http://127.0.0.1:${port},http://127.0.0.1:${productPort}` },
    'e2e/partsMain.ts',
  )
  try {
    const { code } = await tool('vitest', ['run', '--config', 'apps/web/screens.config.ts', ...args], {
      show: true,
      env: {
        ...env,
        CHROMIUM_PATH: executable.path,
        MUSI_CHROMIUM_SANDBOX: executable.sandbox ? 'on' : 'off',
        MUSI_DEV_SERVER: `http://127.0.0.1:${productPort}`,
        MUSI_SCREENS_PORT: port,
      },
    })
    return code
  } finally {
    await product.stop()
  }
}

if (import.meta.main) process.exitCode = (await runScreens(process.argv.slice(2))) ?? 1
