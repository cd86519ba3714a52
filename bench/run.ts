// Prints one table, or with --json one line per row. A name picks one bench; --quick takes the smallest sizes.
import { parseArgs } from 'node:util'
import { blockToScreen } from './screen/blockToScreen.ts'
import { quoteToScreen } from './screen/quoteToScreen.ts'
import { chainHistory } from './chainHistory.ts'
import { charts } from './charts.ts'
import { claims } from './claims.ts'
import { firstPlays } from './screen/firstPlay.ts'
import { firstVisit } from './screen/firstVisit.ts'
import { formats } from './formats.ts'
import { greedy } from './greedy.ts'
import { historyAnswers } from './historyAnswers.ts'
import { heads } from './heads.ts'
import { cachedAnswers } from './cachedAnswers.ts'
import { links } from './links/links.ts'
import { manyPages } from './manyPages.ts'
import { market } from './market.ts'
import { multicall } from './multicall.ts'
import { pageBytes } from './screen/pageBytes.ts'
import { play } from './play.ts'
import type { Row } from './measure/row.ts'
import { routing } from './routing.ts'
import { rpc } from './rpc.ts'
import { start } from './start.ts'
import { tokenSearches } from './tokenSearch.ts'
import { tokenSelect } from './tokenSelect.ts'
import { upload } from './upload.ts'
import { world } from './world.ts'

const BENCHES: Record<string, (quick: boolean) => AsyncIterable<Row>> = {
  world,
  start,
  rpc,
  heads,
  greedy,
  links,
  manyPages,
  multicall,
  blockToScreen,
  quoteToScreen,
  index: chainHistory,
  answers: historyAnswers,
  cached: cachedAnswers,
  charts,
  market,
  play,
  upload,
  claims,
  formats,
  routing,
  tokenSearch: tokenSearches,
  tokenSelect,
  firstVisit,
  firstPlay: firstPlays,
  pageBytes,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join(', ')}". These exist: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const cells = (row: Row) => [row.bench, row.size, row.mode, row.peer, row.peerMs ?? '–', row.oursMs, row.ratio ?? '–']
const line = (values: unknown[]) =>
  values.map((value, index) => String(value).padEnd([12, 8, 26, 26, 10, 10, 8][index] ?? 8)).join(' ')

if (!values.json) console.log(line(['bench', 'size', 'mode', 'peer', 'peer ms', 'ours ms', 'ratio']))
for (const [name, bench] of Object.entries(BENCHES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  for await (const row of bench(values.quick)) console.log(values.json ? JSON.stringify(row) : line(cells(row)))
}
