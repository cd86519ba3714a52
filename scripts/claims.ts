// npm run claims -- build accounts.csv [--out FILE]: a file of all claims and their proofs, which MUSI_CLAIMS names.
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildClaims } from '@musi/server/claims/buildClaims'
import { progressBar } from './progressBar.ts'
import { repositoryRoot, elapsedText } from './steps.ts'

const USAGE = `npm run claims -- build accounts.csv [--out FILE]
  Each line of the CSV: address,amount[,flags]. The amount is in the token's smallest units;
  the flags are SOCKS, LP and user, with spaces between them.
  --out FILE   where the claim file goes, instead of claims/ in the data folder`

function exitWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readArguments(): { csv: string; out: string } {
  let parsed
  try {
    parsed = parseArgs({ allowPositionals: true, options: { out: { type: 'string' }, help: { type: 'boolean' } } })
  } catch (error) {
    exitWith(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
  const [verb, csv, ...more] = parsed.positionals
  if (parsed.values.help === true) {
    console.log(USAGE)
    process.exit(0)
  }
  if (verb !== 'build' || csv === undefined || more.length > 0) exitWith(USAGE)
  const dataDir = process.env.MUSI_DATA_DIR?.trim() || join(repositoryRoot, '.musi')
  const name = `${basename(csv).replace(/\.csv$/i, '')}.claims`
  return { csv: resolve(csv), out: resolve(parsed.values.out ?? join(dataDir, 'claims', name)) }
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
