// node scripts/watch.ts --origin URL [--integrity FILE] [--every SECONDS]: compares the files that an origin serves with the build.
// The watcher runs on another machine than the server, and exits with 1 as soon as a file differs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { watchIntegrity } from '@musi/server/page/web/integrityWatch'
import { WEB_DIST } from './run/webBuild.ts'

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    integrity: { type: 'string', default: join(WEB_DIST, 'integrity.json') },
    every: { type: 'string', default: '30' },
  },
})
const { origin } = values
if (origin === undefined) {
  console.error('Say which origin is watched: node scripts/watch.ts --origin https://musi.example')
  process.exit(1)
}
const expected = JSON.parse(readFileSync(values.integrity, 'utf8')) as Record<string, string>

for (;;) {
  const altered = await watchIntegrity({ origin, fetch, expected })
  for (const { path, encoding, actual: got } of altered)
    console.error(`${origin}${path} (${encoding}) differs from the build: ${got}`)
  if (altered.length > 0) process.exit(1)
  console.log(`${new Date().toISOString()} ${Object.keys(expected).length} files match the build`)
  await new Promise((resolve) => setTimeout(resolve, Number(values.every) * 1000))
}
