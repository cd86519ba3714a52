import { type ChromiumExecutable, NO_BROWSER, findChromium, thisMachine } from './chromium.ts'
import { ensureFonts } from './fonts.ts'

let browser: Promise<ChromiumExecutable | null> | undefined

async function findBrowser(): Promise<ChromiumExecutable | null> {
  const executable = await findChromium(thisMachine(console.log), console.log, 'shell')
  if (executable === null) console.log(NO_BROWSER)
  else await ensureFonts(console.log)
  return executable
}

/** The browser of all tests, with fonts for each language. The search runs once, so that no two callers install a browser. */
export const testBrowser = (): Promise<ChromiumExecutable | null> => (browser ??= findBrowser())
