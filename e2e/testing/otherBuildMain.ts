// The product as the server's main.ts starts it, with the web app of another build (twoBuilds.e2e.ts).
import { runMusi } from '@musi/server/run'

await runMusi({
  env: process.env,
  webDist: process.env['OTHER_WEB_DIST'] ?? null,
  fresh: false,
  open: false,
  print: (line) => process.stdout.write(`${line}\n`),
})
