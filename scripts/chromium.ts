import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { repositoryRoot, runTool } from './steps.ts'

type PrintLine = (line: string) => void
/** `sandbox`: whether its own sandbox works here; root has none, and some systems allow none. */
export type ChromiumExecutable = { path: string; sandbox: boolean }
/** What the search touches, so that a test can give it another machine. */
export type Machine = {
  env: Record<string, string | undefined>
  exists: (path: string) => boolean
  launches: (path: string) => Promise<ChromiumExecutable | null>
  download: () => Promise<string | null>
  installPackage: () => Promise<string | null>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

export const NO_BROWSER =
  'No Chromium was found that starts. Set CHROMIUM_PATH to one, or install the package chromium, then run the command again.'

/** $CHROMIUM_PATH, else one on PATH, else Playwright's own, else the system's package. Only one that starts counts. */
export async function findChromium(machine: Machine, say: PrintLine): Promise<ChromiumExecutable | null> {
  const named = machine.env['CHROMIUM_PATH']
  if (named) {
    const launched = await machine.launches(named)
    if (launched) return launched
    say(`CHROMIUM_PATH names ${named}, which does not start.`)
    return null
  }
  for (const folder of (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    for (const path of NAMES.map((name) => join(folder, name)).filter(machine.exists)) {
      const launched = await machine.launches(path)
      if (launched) return launched
      say(`${path} does not start; looking further.`)
    }
  }
  for (const bring of [machine.download, machine.installPackage]) {
    const path = await bring()
    const launched = path === null ? null : await machine.launches(path)
    if (launched) return launched
  }
  return null
}

async function launches(path: string): Promise<ChromiumExecutable | null> {
  const isRoot = process.getuid?.() === 0
  for (const sandbox of isRoot ? [false] : [true, false]) if (await answers(path, sandbox)) return { path, sandbox }
  return null
}

async function answers(executablePath: string, chromiumSandbox: boolean): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      chromiumSandbox,
      args: ['--disable-background-networking', '--no-first-run'],
      timeout: 30_000,
    })
    const page = await browser.newPage()
    const answer = await page.evaluate(() => 6 * 7)
    await browser.close()
    return answer === 42
  } catch {
    return false
  }
}

/** Playwright keeps its browser in a folder of the user's; a second run finds it there. */
async function download(say: PrintLine): Promise<string | null> {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  say('Downloading a Chromium with Playwright (about 150 MB, once) …')
  const cli = join(repositoryRoot, 'scripts/node_modules/playwright-core/cli.js')
  const { code } = await runTool(process.execPath, [cli, 'install', 'chromium'], {
    show: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  if (code !== 0) say('The download did not work.')
  return code === 0 ? own : null
}

async function installPackage(say: PrintLine): Promise<string | null> {
  if (!existsSync('/usr/bin/apt-get')) return null
  const root = process.getuid?.() === 0
  const asRoot = (...command: string[]) =>
    root
      ? runTool(command[0] ?? '', command.slice(1), { show: true })
      : runTool('sudo', ['-n', ...command], { show: true })
  if (!root && (await runTool('sh', ['-c', 'sudo -n true'])).code !== 0) return null
  say('Installing the package chromium …')
  await asRoot('apt-get', 'update', '-q')
  const { code } = await asRoot('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium')
  return code === 0 ? '/usr/bin/chromium' : null
}

export const thisMachine = (say: PrintLine): Machine => ({
  env: process.env,
  exists: existsSync,
  launches,
  download: () => download(say),
  installPackage: () => installPackage(say),
})
