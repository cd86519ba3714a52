// The product as main.ts of the server starts it, with a web app that has the page of parts in it.
import { runMusi } from '@musi/server/run'

await runMusi({
  env: process.env,
  webDist: process.env['MUSI_PARTS_DIST'] ?? null,
  fresh: false,
  open: false,
  print: (line) => process.stdout.write(`${line}\n`),
})
