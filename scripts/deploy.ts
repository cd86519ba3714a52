// npm run deploy -- --rpc URL --chain-id N …: deploys the contracts to a public chain; docs/deploy.md says how.
import { patientEndpoint } from '@musi/contracts/deploy/public/patientEndpoint'
import { publicDeploy } from '@musi/contracts/deploy/public/publicDeploy'
import { readKeyFile } from '@musi/contracts/deploy/public/keyFile'
import { isEverybodys } from '@musi/devchain/accountsOfEverybody'
import { redactor, shownUrl } from '@musi/server/config/redact'
import { confirm } from './deployConfirm.ts'
import { readRoles } from './deployRoles.ts'
import { deployWish } from './deployWish.ts'
import { bookProblem, writeBook } from './deployBook.ts'

function leave(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => leave('Stopped. Run the same command again: it goes on from where it stands.'))

const wished = deployWish(process.argv.slice(2), process.env)
if (!wished.ok && wished.asked === true) {
  console.log(wished.sentence)
  process.exit(0)
}
if (!wished.ok) leave(wished.sentence)
const { rpc, chain, rolesPath, bookPath, yes } = wished.wish
const clean = redactor([rpc])
const say = (line: string) => console.log(clean(line))

const key = readKeyFile(process.env.MUSI_DEPLOY_KEY_FILE, isEverybodys)
if (!key.ok) leave(key.sentence)
const roles = await readRoles(rolesPath, chain.id)
if (!roles.ok) leave(roles.sentence)
const unwritable = bookProblem(bookPath)
if (unwritable !== null) leave(unwritable)

say(`\nMusi's contracts on ${chain.name} (${chain.id}), by ${shownUrl(rpc)}\n`)
if (key.warning !== null) say(`Warning: ${key.warning}\n`)
const done = await publicDeploy({
  request: patientEndpoint(rpc, { onWait: say }),
  chain: { id: chain.id, name: chain.name, symbol: chain.native.symbol, minimumTip: chain.minimumPriorityFeeWei },
  privateKey: key.privateKey,
  payer: key.address,
  file: roles.file,
  claims: roles.claims,
  say,
  confirm: () => confirm(yes),
})
if (!done.ok) leave(clean(done.sentence))
const unwritten = writeBook(bookPath, done.book)
if (unwritten !== null) leave(unwritten)
const { merkleDistributor } = done.book.contracts
say(`\nThe address book is ${bookPath}.`)
if (roles.claims !== null && merkleDistributor !== undefined)
  say(
    `Claims are paid from what the distributor holds: send ${roles.claims.tokens} UNI to ${merkleDistributor}, and serve them with MUSI_CLAIMS=${roles.claims.path}.`,
  )
say(
  `Start on it:\n\n  MUSI_CHAIN_ID=${chain.id} MUSI_RPC_URL=${shownUrl(rpc)} MUSI_ADDRESS_BOOK=${bookPath} npm start\n`,
)
