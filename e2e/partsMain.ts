// The product as main.ts of the server starts it, with a web app that has the page of parts in it.
import { runMusi } from '@musi/server/run'

await runMusi({
  env: process.env,
  webDist: process.env['MUSI_PARTS_DIST'] ?? null,
  fresh: false,
  // Tests of components hold their chain still, and leave it as it was; it ends with them.
  isChainKept: process.env['MUSI_PARTS_CHAIN'] !== 'passing',
  open: false,
  print: (line) => process.stdout.write(`${line}\n`),
})
