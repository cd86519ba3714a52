import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { matchingShell } from './matchingShell.ts'
import { repositoryRoot, runTool } from '../run/steps.ts'

type PrintLine = (line: string) => void
/** `sandbox`: whether the browser's sandbox works on this machine; it never does as root. */
export type ChromiumExecutable = { path: string; sandbox: boolean }
/** Access to the system, which tests replace. */
export type Machine = {
  env: Record<string, string | undefined>
  exists: (path: string) => boolean
  launches: (path: string) => Promise<ChromiumExecutable | null>
  /** Path of the headless shell for an installed whole browser. */
  matchingShell: () => Promise<string | null>
  download: (build: Build) => Promise<string | null>
  installPackage: (build: Build) => Promise<string | null>
}
/** `shell` is the headless shell: the same engine without windows and extensions, a third less work for the tests. */
export type Build = 'shell' | 'whole'

const NAMES: Record<Build, readonly string[]> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
}

export const NO_BROWSER =
  'No Chromium was found that starts. Set CHROMIUM_PATH to one, or install the package chromium, then run the command again.'
export const SHELL_ADVICE =
  'This is a whole browser. The package chromium-headless-shell would save a third of the processor time of the tests.'

/**
 * Finds a browser that starts: $CHROMIUM_PATH, else one on PATH (or its headless shell, on request), else Playwright's download, else
 * the system's package.
 */
export async function findChromium(
  machine: Machine,
  say: PrintLine,
  wanted: Build = 'whole',
): Promise<ChromiumExecutable | null> {
  const named = machine.env['CHROMIUM_PATH']
  if (named) {
    const launched = await machine.launches(named)
    if (launched) return launched
    say(`CHROMIUM_PATH names ${named}, which does not start.`)
    return null
  }
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const builds: readonly Build[] = wanted === 'shell' ? ['shell', 'whole'] : ['whole', 'shell']
  for (const build of builds)
    for (const folder of folders)
      for (const path of NAMES[build].map((name) => join(folder, name)).filter(machine.exists)) {
        if (build === 'whole' && wanted === 'shell') {
          const shell = await machine.matchingShell()
          const launchedShell = shell === null ? null : await machine.launches(shell)
          if (launchedShell) return launchedShell
        }
        const launched = await machine.launches(path)
        if (launched && build === 'whole' && wanted === 'shell') say(SHELL_ADVICE)
        if (launched) return launched
        say(`${path} does not start; looking further.`)
      }
  for (const bring of [machine.download, machine.installPackage]) {
    const path = await bring(wanted)
    const launched = path === null ? null : await machine.launches(path)
    if (launched) return launched
  }
  return null
}

async function launches(path: string): Promise<ChromiumExecutable | null> {
  const isRoot = process.getuid?.() === 0
  for (const sandbox of isRoot ? [false] : [true, false]) if (await startsWith(path, sandbox)) return { path, sandbox }
  return null
}

async function startsWith(executablePath: string, chromiumSandbox: boolean): Promise<boolean> {
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

const cli = join(repositoryRoot, 'scripts/node_modules/playwright-core/cli.js')

/** The browser that Playwright downloaded in an earlier run. */
async function playwrightDownload(build: Build): Promise<string | null> {
  const whole = chromium.executablePath()
  if (build === 'whole') return existsSync(whole) ? whole : null
  const { output } = await runTool(process.execPath, [cli, 'install', '--dry-run', 'chromium-headless-shell'])
  const folder = /Install location:\s+(\S.*headless.*)/.exec(output)?.[1]?.trim()
  if (folder === undefined || !existsSync(folder)) return null
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    /headless[-_]shell(\.exe)?$/.test(name),
  )
  return file === undefined ? null : join(folder, file)
}

async function download(build: Build, say: PrintLine): Promise<string | null> {
  const archive = await playwrightDownload(build)
  if (archive !== null) return archive
  say('Downloading a Chromium with Playwright (about 150 MB, once) …')
  const which = build === 'shell' ? ['chromium-headless-shell'] : ['--no-shell', 'chromium']
  const { code } = await runTool(process.execPath, [cli, 'install', ...which], {
    show: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  if (code !== 0) say('The download did not work.')
  return code === 0 ? playwrightDownload(build) : null
}

async function installPackage(build: Build, say: PrintLine): Promise<string | null> {
  if (!existsSync('/usr/bin/apt-get')) return null
  const root = process.getuid?.() === 0
  const asRoot = (...command: string[]) =>
    root
      ? runTool(command[0] ?? '', command.slice(1), { show: true })
      : runTool('sudo', ['-n', ...command], { show: true })
  if (!root && (await runTool('sh', ['-c', 'sudo -n true'])).code !== 0) return null
  say('Installing the package chromium …')
  await asRoot('apt-get', 'update', '-q')
  // Not every system has the shell as a package.
  for (const name of build === 'shell' ? ['chromium-headless-shell', 'chromium'] : ['chromium']) {
    const { code } = await asRoot('apt-get', 'install', '-y', '-q', '--no-install-recommends', name)
    if (code === 0) return `/usr/bin/${name}`
  }
  return null
}

export const thisMachine = (say: PrintLine): Machine => ({
  env: process.env,
  exists: existsSync,
  launches,
  matchingShell: () => matchingShell(say),
  download: (build) => download(build, say),
  installPackage: (build) => installPackage(build, say),
})
