// npm run dev: the same product with hot reload. Vite serves the web app and passes everything else to the server behind it.
import { join } from 'node:path'
import { freePort } from '@musi/devchain/anvilProcess'
import { runMusi } from '@musi/server/run'
import { createServer } from 'vite'
import { options } from './options.ts'
import { root } from './steps.ts'

const { port: asked, open, fresh } = options('npm run dev')
const port = Number(asked ?? process.env['MUSI_PORT'] ?? 3210)
// The server needs to know the page's port and the page the server's, so one of them is chosen before it is used.
const behind = await freePort(0)
await runMusi({
  env: {
    MUSI_CHAIN_ID: '31337',
    ...process.env,
    MUSI_PORT: String(behind),
    MUSI_PUBLIC_ORIGIN: [port, behind].flatMap((p) => [`http://localhost:${p}`, `http://127.0.0.1:${p}`]).join(','),
  },
  webDist: null,
  fresh,
  open: false,
  print: console.log,
})
process.env['MUSI_DEV_SERVER'] = `http://127.0.0.1:${behind}`
const vite = await createServer({
  root: join(root, 'apps/web'),
  server: { port, strictPort: true, open, host: '127.0.0.1' },
})
await vite.listen()
console.log(`\nWith hot reload: http://127.0.0.1:${port} (all parts in all states: http://127.0.0.1:${port}/parts)`)
