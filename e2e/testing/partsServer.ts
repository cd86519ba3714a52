// Starts Vite's dev server, the only build that has the /parts page.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = dirname(dirname(import.meta.dirname))

type Backend = { /** Server that answers everything except the page. */ server: string; port: number }

export async function startParts({ server, port }: Backend): Promise<{ address: string; stop: () => void }> {
  const vite = join(root, 'apps/web/node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'apps/web', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, MUSI_DEV_SERVER: server },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString())
      const match = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)
      if (match) resolve(`${match[0]}parts`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`Vite did not start:\n${printed}`)))
  })
  return { address, stop: () => child.kill('SIGTERM') }
}
