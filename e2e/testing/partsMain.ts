// The product as the server's main.ts starts it, without a web app: component tests (scripts/screens.ts) provide the page.
import { runMusi } from '@musi/server/run'

await runMusi({
  env: process.env,
  webDist: null,
  fresh: false,
  // Component tests control the chain and revert it, so it is not saved.
  isChainKept: process.env['MUSI_PARTS_CHAIN'] !== 'passing',
  open: false,
  print: (line) => process.stdout.write(`${line}\n`),
})
