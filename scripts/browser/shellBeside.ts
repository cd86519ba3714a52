import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../run/steps.ts'

const NAME = 'chromium-headless-shell'
/** Shared files of both builds, from the package both need. */
const SHARED = '/usr/lib/chromium'
/** Without a network this must not take long. */
const QUICKLY = [
  '-q',
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=10',
  '-o',
  'Acquire::https::Timeout=10',
]

/** apt holds a package against its signed lists. Lists that are old, or were never fetched, only root can renew. */
async function packageOf(version: string, folder: string): Promise<string | null> {
  const fetched = async () =>
    (await runTool('apt-get', ['download', ...QUICKLY, `${NAME}=${version}`], { cwd: folder })).code === 0
  if (!(await fetched())) {
    if (process.getuid?.() !== 0) return null
    await runTool('apt-get', ['update', ...QUICKLY])
    if (!(await fetched())) return null
  }
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  return file === undefined ? null : join(folder, file)
}

async function unpacked(version: string, folder: string): Promise<string | null> {
  const file = await packageOf(version, folder)
  if (file === null || (await runTool('dpkg-deb', ['--extract', file, folder])).code !== 0) return null
  const home = join(folder, SHARED)
  const own = new Set(readdirSync(home))
  for (const name of readdirSync(SHARED)) if (!own.has(name)) symlinkSync(join(SHARED, name), join(home, name))
  return home
}

/**
 * The headless shell of the very version of the whole Chromium that Debian has installed here; null where there is none, or no way to it.
 * It is unpacked into a folder of the user's, once; nothing is installed.
 */
export async function shellBeside(say: (line: string) => void): Promise<string | null> {
  if (!existsSync('/usr/bin/dpkg-query') || !existsSync(SHARED)) return null
  const { code, output } = await runTool('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium'])
  const version = output.trim()
  if (code !== 0 || version === '') return null
  const kept = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'musi')
  const home = join(kept, `${NAME}-${version}`)
  if (!existsSync(home)) {
    say(`Bringing the headless shell of Chromium ${version} (64 MB, once) …`)
    mkdirSync(kept, { recursive: true })
    const folder = mkdtempSync(join(kept, 'unpacking-'))
    try {
      const place = await unpacked(version, folder)
      if (place === null) {
        say('That did not work.')
        return null
      }
      for (const name of readdirSync(kept)) if (name.startsWith(NAME)) rmSync(join(kept, name), { recursive: true })
      renameSync(place, home)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return join(home, NAME)
}
