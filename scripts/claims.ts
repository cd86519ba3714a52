// npm run claims -- build accounts.csv [--out FILE]: a file of all claims and their proofs, which MUSI_CLAIMS names.
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClaims } from '@musi/server/exchange/claims/buildClaims'
import { usage } from './commands.cjs'
import { progressBar } from './run/progressBar.ts'
import { repositoryRoot, elapsedText } from './run/steps.ts'

function exitWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readArguments(): { csv: string; out: string } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
  const [verb, csv] = positionals
  if (verb !== 'build' || csv === undefined) exitWith(usage('claims'))
  const dataDir = process.env.MUSI_DATA_DIR?.trim() || join(repositoryRoot, '.musi')
  const name = `${basename(csv).replace(/\.csv$/i, '')}.claims`
  return { csv: resolve(csv), out: resolve(values.out ?? join(dataDir, 'claims', name)) }
}

const { csv, out } = readArguments()
const since = performance.now()
const bar = progressBar(process.stderr)
const built = await buildClaims({ csv, out, onProgress: bar.show })
bar.end()
if (!built.ok) {
  const lines = built.bad.map(({ line, reason }) => `  line ${line}: ${reason}`)
  exitWith([built.sentence, ...lines].join('\n'))
}
const size = (built.bytes / 1e6).toFixed(1)
console.log(`Built ${built.count.toLocaleString('en')} claims in ${elapsedText(since)}: ${out} (${size} MB)
  Merkle root   ${built.root}
  all together  ${built.total} of the smallest units
Deploy the distributor with this root, and serve the claims with MUSI_CLAIMS=${out}`)
