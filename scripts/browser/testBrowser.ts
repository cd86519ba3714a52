import { type ChromiumExecutable, NO_BROWSER, findChromium, thisMachine } from './chromium.ts'
import { bringFonts } from './fonts.ts'

let brought: Promise<ChromiumExecutable | null> | undefined

async function bring(): Promise<ChromiumExecutable | null> {
  const executable = await findChromium(thisMachine(console.log), console.log, 'shell')
  if (executable === null) console.log(NO_BROWSER)
  else await bringFonts(console.log)
  return executable
}

/** The browser of all tests, with letters for each language. Looked for once a run, whoever asks first; two would install it twice. */
export const testBrowser = (): Promise<ChromiumExecutable | null> => (brought ??= bring())
