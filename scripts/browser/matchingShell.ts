import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../run/steps.ts'

const NAME = 'chromium-headless-shell'
/** Files of the package that both builds share. */
const SHARED = '/usr/lib/chromium'
/** Options that make apt fail quickly without a network. */
const FAIL_QUICKLY = [
  '-q',
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
]

/** Downloads the package. apt checks it against its signed lists, which only root can update. */
async function downloadPackage(version: string, folder: string): Promise<string | null> {
  const tryDownload = async () =>
    (await runTool('apt-get', ['download', ...FAIL_QUICKLY, `${NAME}=${version}`], { cwd: folder })).code === 0
  if (!(await tryDownload())) {
    if (process.getuid?.() !== 0) return null
    await runTool('apt-get', ['update', ...FAIL_QUICKLY])
    if (!(await tryDownload())) return null
  }
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  return file === undefined ? null : join(folder, file)
}

async function unpackShell(version: string, folder: string): Promise<string | null> {
  const file = await downloadPackage(version, folder)
  if (file === null || (await runTool('dpkg-deb', ['--extract', file, folder])).code !== 0) return null
  const home = join(folder, SHARED)
  const shellFiles = new Set(readdirSync(home))
  for (const name of readdirSync(SHARED)) if (!shellFiles.has(name)) symlinkSync(join(SHARED, name), join(home, name))
  return home
}

/**
 * Path of the headless shell in the version of the installed Debian Chromium; null if there is no such Chromium or no download.
 * The shell is unpacked once into the user's cache folder; nothing is installed.
 */
export async function matchingShell(say: (line: string) => void): Promise<string | null> {
  if (!existsSync('/usr/bin/dpkg-query') || !existsSync(SHARED)) return null
  const { code, output } = await runTool('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium'])
  const version = output.trim()
  if (code !== 0 || version === '') return null
  const cacheFolder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'musi')
  const home = join(cacheFolder, `${NAME}-${version}`)
  if (!existsSync(home)) {
    say(`Downloading the headless shell of Chromium ${version} (64 MB, once) …`)
    mkdirSync(cacheFolder, { recursive: true })
    const folder = mkdtempSync(join(cacheFolder, 'unpacking-'))
    try {
      const unpackedFolder = await unpackShell(version, folder)
      if (unpackedFolder === null) {
        say('The download did not work.')
        return null
      }
      for (const name of readdirSync(cacheFolder))
        if (name.startsWith(NAME)) rmSync(join(cacheFolder, name), { recursive: true })
      renameSync(unpackedFolder, home)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return join(home, NAME)
}
