// The product as main.ts of the server starts it, without a web app: tests of components (scripts/screens.ts) bring the page.
import { runMusi } from '@musi/server/run'

await runMusi({
  env: process.env,
  webDist: null,
  fresh: false,
  // Tests of components hold their chain still, and leave it as it was; it ends with them.
  isChainKept: process.env['MUSI_PARTS_CHAIN'] !== 'passing',
  open: false,
  print: (line) => process.stdout.write(`${line}\n`),
})
