// The product as main.ts of the server starts it, without a web app: tests of components (scripts/screens.ts) bring the page.
import { runMusi } from '@musi/server/run'

await runMusi({
  env: process.env,
  webDist: null,
  fresh: false,
  open: false,
  print: (line) => process.stdout.write(`${line}\n`),
})
