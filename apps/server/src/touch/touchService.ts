import type { OperationRefusalCode, OperationState } from '@musi/api/touch/operations'
import type { RecoveryRefusalCode } from '@musi/api/touch/recoveries'
import type { WelcomeRefusalCode } from '@musi/api/touch/welcome'
import type { AccountKey, PackedOperation } from '@musi/chain/relay/relayedCalls'
import type { Address } from '@musi/domain/address'
import type { Hex } from '@musi/domain/untrusted'
import type { Kysely } from 'kysely'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { clientKeys } from '#platform/database/clientKeys.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import { isOpenAccount, isOurAccount, keyAccount } from './accounts.ts'
import { isKey } from './isKey.ts'
import { newKey } from './newKey.ts'
import { operationProblem, transactionGas } from './operationProblem.ts'
import { ChainAway, type RelayChain, recoveryId, welcomeId } from './relayChain.ts'
import { type DayLimits, type NewRelayed, addRelayed, canBeAskedAgain, findRelayed, isFull } from './relayedStore.ts'
import type { Relayer } from './relayer.ts'
import type { RelayedRow, TouchTables } from './touchTables.ts'

export type TouchContracts = { entryPoint: Address; factory: Address; welcome: Address }

type Needs = {
  database: Pick<OwnDatabase, 'tables'>
  clock: Pick<Clock, 'now' | 'sleep'>
  contracts: TouchContracts
  relayer: Pick<Relayer, 'address' | 'poke'>
  chain: RelayChain
}
/** A client by its address, and its browser by a cookie. */
export type Asker = { client: string; browser: string }
type Refused<Code> = { ok: false; code: Code | 'away' }
export type Gift = { song: Hex; sponsor: Address; key: AccountKey }

/** Plays that are given away, and operations of accounts with a passkey (spec: touch.welcome-asked, touch.operations). */
export type TouchService = {
  /** Asked before anybody makes an account: the reason for which a new one would be refused now; null if there is none. */
  refusalFor: (gift: Omit<Gift, 'key'>, asker: Asker) => Promise<WelcomeRefusalCode | 'away' | null>
  /** `isNew`: this request had the account welcomed, not an earlier one. */
  welcome: (
    gift: Gift,
    asker: Asker,
  ) => Promise<{ ok: true; account: Address; transaction: Hex; isNew: boolean } | Refused<WelcomeRefusalCode>>
  /** Puts a proposed key in force once it is ready, for a phone that has no other account. */
  recover: (account: Address, asker: Asker) => Promise<{ ok: true; transaction: Hex } | Refused<RecoveryRefusalCode>>
  submit: (
    operation: PackedOperation,
    asker: Asker,
  ) => Promise<{ ok: true; state: OperationState } | Refused<OperationRefusalCode>>
  stateOf: (operation: Hex) => Promise<{ ok: true; state: OperationState } | Refused<OperationRefusalCode>>
}

/** A concert's visitors share a network; the budget in the contract bounds all of them. */
const WELCOMES: DayLimits = { account: 3, browser: 3, network: 200, all: 5000 }
const OPERATIONS: DayLimits = { account: 60, browser: 120, network: 600, all: 20_000 }
const RECOVERIES: DayLimits = { account: 3, browser: 6, network: 50, all: 500 }
const WELCOME_GAS = 700_000
const RECOVERY_GAS = 200_000
/** A client asks again after this. */
const ANSWER_MS = 8000
const LOOK_MS = 50

export function touchService(needs: Needs): TouchService {
  return {
    async refusalFor(gift, asker) {
      const answer = await unlessAway(() => refusalFor(needs, gift, asker))
      return typeof answer === 'object' && answer !== null ? answer.code : answer
    },
    welcome: (gift, asker) => unlessAway(() => welcome(needs, gift, asker)),
    recover: (account, asker) => unlessAway(() => recover(needs, account, asker)),
    submit: (operation, asker) => unlessAway(() => submit(needs, operation, asker)),
    async stateOf(operation) {
      const db = await needs.database.tables<TouchTables>()
      if (db === null) return refuse('away')
      const row = await waitFor(needs, db, operation, ({ state }) => state !== 'waiting' && state !== 'sent')
      return row === undefined ? refuse('noSuchOperation') : { ok: true, state: stateIn(operation, row) }
    },
  }
}

async function refusalFor(
  { database, chain, contracts, relayer, clock }: Needs,
  { song, sponsor }: Omit<Gift, 'key'>,
  asker: Asker,
): ReturnType<TouchService['refusalFor']> {
  const db = await database.tables<TouchTables>()
  if (db === null) return 'away'
  const { welcomeCall } = await import('@musi/chain/relay/relayedCalls')
  const call = { target: contracts.welcome, data: welcomeCall(song, sponsor, newKey()), gas: WELCOME_GAS }
  const refusal = await chain.refusalOf(relayer.address, call, asker.client)
  if (refusal !== null) return welcomeRefusal(refusal)
  const { maxFeePerGas } = await chain.fees()
  if ((await chain.balanceOf(relayer.address)) < maxFeePerGas * BigInt(WELCOME_GAS)) return 'noRelayer'
  return (await isFull(
    db,
    { id: welcomeId('0x'), account: null, ...(await keysOf(db, asker)) },
    WELCOMES,
    nowSeconds(clock),
  ))
    ? 'tooMany'
    : null
}

async function welcome(needs: Needs, { song, sponsor, key }: Gift, asker: Asker): ReturnType<TouchService['welcome']> {
  const { database, chain, contracts, relayer } = needs
  if (!isKey(key)) return refuse('badKey')
  const db = await database.tables<TouchTables>()
  if (db === null) return refuse('away')
  const { welcomeCall } = await import('@musi/chain/relay/relayedCalls')
  const account = await keyAccount(chain, contracts.factory, key, asker.client)
  if (account === null) return refuse('chainAway')
  const id = welcomeId(account)
  const known = await findRelayed(db, id)
  if (known?.state === 'done') return refuse('welcomed')
  let isNew = false
  if (canBeAskedAgain(known)) {
    const call = { target: contracts.welcome, data: welcomeCall(song, sponsor, key), gas: WELCOME_GAS }
    const refusal = await chain.refusalOf(relayer.address, call, asker.client)
    if (refusal !== null) return refuse(welcomeRefusal(refusal))
    const added = await add(needs, db, { id, account, ...call }, asker, WELCOMES)
    if (added === 'tooMany') return refuse('tooMany')
    isNew = added === 'added'
  }
  // Signing in needs the account on the chain, so the answer waits for it.
  const row = await waitFor(needs, db, id, ({ state }) => state !== 'waiting' && state !== 'sent')
  if (row?.state === 'lost' || row?.state === 'failed') return refuse(welcomeRefusal(row.reason ?? ''))
  const hash = row?.hash ?? null
  return hash === null ? refuse('chainAway') : { ok: true, account, transaction: hash as Hex, isNew }
}

async function recover(needs: Needs, account: Address, asker: Asker): ReturnType<TouchService['recover']> {
  const { database, chain, contracts, relayer } = needs
  const db = await database.tables<TouchTables>()
  if (db === null) return refuse('away')
  if (!(await isOpenAccount(chain, contracts.factory, account, asker.client))) return refuse('notOurs')
  const { pendingCall, readReadyAt, takeRecoveryCall } = await import('@musi/chain/relay/relayedCalls')
  const readyAt = readReadyAt((await chain.read(account, pendingCall(), asker.client)) ?? '')
  if (readyAt === null) return refuse('notReady')
  const id = recoveryId(account, readyAt)
  const call = { target: account, data: takeRecoveryCall(), gas: RECOVERY_GAS }
  if ((await chain.refusalOf(relayer.address, call, asker.client)) !== null) return refuse('notReady')
  if ((await add(needs, db, { id, account, ...call }, asker, RECOVERIES)) === 'tooMany') return refuse('tooMany')
  const row = await waitFor(needs, db, id, ({ state }) => state !== 'waiting' && state !== 'sent')
  if (row?.state === 'done' && row.hash !== null) return { ok: true, transaction: row.hash as Hex }
  if (row?.state === 'failed') return refuse('failed')
  return refuse(row?.state !== 'lost' ? 'chainAway' : row.reason === 'NoGas' ? 'noRelayer' : 'notReady')
}

async function submit(needs: Needs, operation: PackedOperation, asker: Asker): ReturnType<TouchService['submit']> {
  const { database, chain, contracts, relayer } = needs
  const { entryPoint, factory } = contracts
  if (operationProblem(operation, factory) !== null) return refuse('notOurs')
  const db = await database.tables<TouchTables>()
  if (db === null) return refuse('away')
  if (!(await isOurAccount(chain, factory, operation, asker.client))) return refuse('notOurs')
  const { handleCall, operationHashCall, readHash } = await import('@musi/chain/relay/relayedCalls')
  const answer = await chain.read(entryPoint, operationHashCall(operation), asker.client)
  if (answer === null) return refuse('notOurs')
  const id = readHash(answer as Hex)
  if (canBeAskedAgain(await findRelayed(db, id))) {
    const data = handleCall(operation, relayer.address)
    const call = { target: entryPoint, data, gas: transactionGas(operation) }
    const refusal = await chain.refusalOf(relayer.address, call, asker.client)
    if (refusal !== null) return refuse(/AA2[45]/.test(refusal) ? 'badSignature' : 'wouldFail')
    const row = { id, account: operation.sender, ...call }
    if ((await add(needs, db, row, asker, OPERATIONS)) === 'tooMany') return refuse('tooMany')
  }
  return { ok: true, state: stateIn(id, await findRelayed(db, id)) }
}

/** Writes a transaction down; the relayer sends it. */
async function add(
  { clock, relayer }: Needs,
  db: Kysely<TouchTables>,
  row: Omit<NewRelayed, 'network' | 'browser'>,
  asker: Asker,
  limits: DayLimits,
) {
  const outcome = await addRelayed(db, { ...row, ...(await keysOf(db, asker)) }, limits, nowSeconds(clock))
  if (outcome !== 'tooMany') relayer.poke()
  return outcome
}

async function keysOf(db: Kysely<TouchTables>, { client, browser }: Asker) {
  const { network } = await clientKeys(db, client)
  const { client: browserKey } = await clientKeys(db, `browser ${browser}`)
  return { network, browser: browserKey }
}

/** Waits until a row has what is asked for, at the latest until a client would give up. */
async function waitFor({ clock }: Needs, db: Kysely<TouchTables>, id: string, has: (row: RelayedRow) => boolean) {
  const until = clock.now() + ANSWER_MS
  for (;;) {
    const row = await findRelayed(db, id)
    if (row === undefined || has(row) || clock.now() >= until) return row
    await clock.sleep(LOOK_MS)
  }
}

/** A chain that is away is a value, not a surprise. */
async function unlessAway<Result>(run: () => Promise<Result>): Promise<Result | Refused<'chainAway'>> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ChainAway) return refuse('chainAway')
    throw error
  }
}

const refuse = <Code extends string>(code: Code) => ({ ok: false, code }) as const

/** The contracts' errors, as codes. */
const WELCOME_REFUSED: Readonly<Record<string, WelcomeRefusalCode>> = {
  AlreadyWelcomed: 'welcomed',
  NoSuchSong: 'noSuchSong',
  Retired: 'notOpen',
  NotOpenYet: 'notOpen',
  NotTheRelayer: 'noRelayer',
  NoGas: 'noRelayer',
}
const welcomeRefusal = (error: string): WelcomeRefusalCode => WELCOME_REFUSED[error] ?? 'noBudget'

/** A transaction that is sent is shown as waiting: it may still be replaced. */
function stateIn(operation: Hex, row: RelayedRow | undefined): OperationState {
  const state = row?.state ?? 'waiting'
  const isOver = state === 'done' || state === 'failed'
  const transaction = isOver ? ((row?.hash ?? null) as Hex | null) : null
  return { operation, state: state === 'sent' ? 'waiting' : state, transaction }
}
