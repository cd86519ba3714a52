import type { Address } from '@musi/domain/address'
import { type Change, type Reading, changesBetween } from '@musi/domain/governance/watchedChanges'
import type { Directory, Identity } from '../explain/directory.ts'
import type { Movement } from '../explain/movements.ts'
import type { Refusal } from '../explain/refusal.ts'
import { block } from '../requests/blocks/block.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { type ProposalAction, timelockCall } from './timelockCall.ts'
import type { Moment } from './moment.ts'
import { movesIn } from './moves.ts'
import { tryCalls } from './tryCalls.ts'
import { addressesInCalls, readOf, readingsOf, watchesOf, watchesOfMoves } from './watches.ts'

export type ProposalRehearsal =
  | {
      kind: 'works'
      changes: readonly Change[]
      /** Watched values after the actions. */
      after: readonly Reading[]
      /** Transfers of the simulation; null if the node does not report transfers; the changes show their result. */
      moves: readonly Movement[] | null
      atBlock: number
    }
  /** If one action fails, none takes effect. */
  | { kind: 'fails'; at: number; refusal: Refusal; atBlock: number }
  | { kind: 'unable' }

export type RehearsalScene = {
  timelock: Address
  multicall: Address
  directory: Directory
  identityOf: (address: Address) => Promise<Identity>
}

/** `now`, or a future time on the chain's clock. */
export type RehearsalTime = 'now' | { atSeconds: number }

export async function momentOf(request: RpcRequest, time: RehearsalTime): Promise<Moment> {
  const latest = await block(request, 'latest')
  if (latest === null) throw new Error('There is no latest block.')
  const next = latest.timeSeconds + 1
  return {
    state: 'latest',
    number: latest.number + 1,
    timeSeconds: time === 'now' ? next : Math.max(next, time.atSeconds),
  }
}

/** The effects of a proposal's actions if the timelock took them at that moment (spec: governance.rehearsal). */
export async function proposalRehearsal(
  request: RpcRequest,
  { timelock, multicall, directory, identityOf }: RehearsalScene,
  actions: readonly ProposalAction[],
  moment: Moment,
): Promise<ProposalRehearsal> {
  const calls = actions.map(timelockCall)
  const named = addressesInCalls(calls)
  const identities = new Map(
    await Promise.all(named.map(async (address) => [address, await identityOf(address)] as const)),
  )
  // The executor of a proposal pays the native currency its actions send.
  const lent = calls.reduce((sum, { value }) => sum + value, 0n)
  const atBlock = moment.number - 1
  const tryWatching = async (watches: ReturnType<typeof watchesOf>) => {
    const reads = watches.map((watch) => readOf(watch, multicall))
    return tryCalls(request, { account: timelock, calls, reads, multicall, moment, lentBalance: lent })
  }
  let watches = watchesOf(timelock, calls, identities)
  let answer = await tryWatching(watches)
  if (answer.kind === 'works' && answer.logs !== null) {
    const all = watchesOfMoves(watches, movesIn(answer.logs, timelock, directory))
    if (all.length > watches.length) {
      watches = all
      answer = await tryWatching(all)
    }
  }
  if (answer.kind !== 'works') return answer.kind === 'unable' ? answer : { ...answer, atBlock }
  const before = withoutLentBalance(readingsOf(watches, answer.before), timelock, lent)
  const after = readingsOf(watches, answer.after)
  const moves = answer.logs === null ? null : movesIn(answer.logs, timelock, directory)
  return { kind: 'works', changes: changesBetween(before, after), after, moves, atBlock }
}

/** Subtracts the balance that the account was given only for the rehearsal. */
const withoutLentBalance = (readings: readonly Reading[], account: Address, lent: bigint): readonly Reading[] =>
  readings.map((reading) => {
    const { watch, value } = reading
    const isOwn = watch.kind === 'balance' && watch.currency === 'native' && watch.holder === account
    return isOwn && value !== null ? { watch, value: value - lent } : reading
  })
