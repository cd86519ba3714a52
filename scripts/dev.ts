// npm run dev: the same product with hot reload. Vite serves the web app and passes everything else to the server behind it.
import { join } from 'node:path'
import { freePort } from '@musi/devchain/anvil/anvilProcess'
import { runMusi } from '@musi/server/run'
import { createServer } from 'vite'
import { options } from './run/options.ts'
import { repositoryRoot } from './run/steps.ts'

const { port: requestedPort, open, fresh } = options()
const port = Number(requestedPort ?? process.env['MUSI_PORT'] ?? 3210)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`A port is a whole number from 0 to 65535, and "${requestedPort ?? process.env['MUSI_PORT']}" is none.`)
  process.exit(1)
}
if ((await freePort(port)) === null) {
  console.error(`Port ${port} is in use by another program. Choose another one: npm run dev -- --port ${port + 1}.`)
  process.exit(1)
}
// Server and page each need to know the other's port, so one is reserved before it is used.
const serverPort = await freePort(0)
await runMusi({
  env: {
    MUSI_CHAIN_ID: '31337',
    ...process.env,
    MUSI_PORT: String(serverPort),
    MUSI_PUBLIC_ORIGIN: [port, serverPort]
      .flatMap((eachPort) => [`http://localhost:${eachPort}`, `http://127.0.0.1:${eachPort}`])
      .join(','),
  },
  webDist: null,
  fresh,
  open: false,
  print: console.log,
  isTerminal: process.stdout.isTTY,
})
process.env['MUSI_DEV_SERVER'] = `http://127.0.0.1:${serverPort}`
const ownListeners = process.listeners('SIGTERM')
const vite = await createServer({
  root: join(repositoryRoot, 'apps/web'),
  server: { port, strictPort: true, open, host: '127.0.0.1' },
})
// Vite would exit at once, but our own listener saves the chain first.
for (const listener of process.listeners('SIGTERM'))
  if (!ownListeners.includes(listener)) process.off('SIGTERM', listener)
await vite.listen()
console.log(`\nWith hot reload: http://127.0.0.1:${port} (all parts in all states: http://127.0.0.1:${port}/parts)`)
