// npm run deploy -- --rpc URL --chain-id N …: deploys the contracts to a public chain; docs/deploy.md says how.
import { patientEndpoint } from '@musi/contracts/deploy/public/patientEndpoint'
import { publicDeploy } from '@musi/contracts/deploy/public/publicDeploy'
import { readKeyFile } from '@musi/devchain/world/readKeyFile'
import { isWellKnownAccount } from '@musi/devchain/world/wellKnownAccounts'
import { redactor, shownUrl } from '@musi/server/platform/config/redact'
import { createInterface } from 'node:readline/promises'
import { readRoles } from './deploy/deployRoles.ts'
import { deployOptions } from './deploy/deployOptions.ts'
import { bookProblem, writeBook } from './deploy/deployBook.ts'

/** Only the whole word counts. Without a terminal, --yes is required. */
async function confirm(yes: boolean): Promise<true | string> {
  if (yes) return true
  if (!process.stdin.isTTY)
    return 'Nothing was deployed: there is no terminal to ask in. Look at the list above and run it again with --yes.'
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([lines.question('Deploy? (yes/no) '), closed])
  lines.close()
  return answer.trim().toLowerCase() === 'yes' ? true : 'Nothing was deployed: the answer was not yes.'
}

function exitWith(sentence: string, code = 1): never {
  console.error(`\n${sentence}`)
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => exitWith('Stopped. Run the same command again: it goes on from where it stands.'))

const parsed = deployOptions(process.argv.slice(2), process.env)
if (!parsed.ok) exitWith(parsed.sentence, 2)
const { rpc, chain, rolesPath, bookPath, yes } = parsed.options
const redact = redactor([rpc])
const say = (line: string) => console.log(redact(line))

const key = readKeyFile('MUSI_DEPLOY_KEY_FILE', process.env.MUSI_DEPLOY_KEY_FILE, isWellKnownAccount)
if (!key.ok) exitWith(key.sentence)
const roles = await readRoles(rolesPath, chain.id)
if (!roles.ok) exitWith(roles.sentence)
const unwritable = bookProblem(bookPath)
if (unwritable !== null) exitWith(unwritable)

say(`\nMusi's contracts on ${chain.name} (${chain.id}), by ${shownUrl(rpc)}\n`)
if (key.warning !== null) say(`Warning: ${key.warning}\n`)
const deployed = await publicDeploy({
  request: patientEndpoint(rpc, { onWait: say }),
  chain: { id: chain.id, name: chain.name, symbol: chain.native.symbol, minimumTip: chain.minimumPriorityFeeWei },
  privateKey: key.privateKey,
  payer: key.address,
  file: roles.file,
  claims: roles.claims,
  say,
  confirm: () => confirm(yes),
})
if (!deployed.ok) exitWith(redact(deployed.sentence))
const unwritten = writeBook(bookPath, deployed.book)
if (unwritten !== null) exitWith(unwritten)
const { merkleDistributor } = deployed.book.contracts
say(`\nThe address book is ${bookPath}.`)
if (roles.claims !== null && merkleDistributor !== undefined)
  say(
    `Claims are paid from what the distributor holds: send ${roles.claims.tokens} UNI to ${merkleDistributor}, and serve them with MUSI_CLAIMS=${roles.claims.path}.`,
  )
say(
  `Start on it:\n\n  MUSI_CHAIN_ID=${chain.id} MUSI_RPC_URL=${shownUrl(rpc)} MUSI_ADDRESS_BOOK=${bookPath} npm start\n`,
)
