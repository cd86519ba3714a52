import type { SendProblem } from '@musi/chain/sendWriteProblem'
import type { Connection } from '@musi/chain/wallet/connection'
import type { GuardedProvider } from '@musi/chain/wallet/guardProvider'
import { config } from '#platform/page/config/config.ts'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { wallet } from '#platform/session/wallet/wallet.ts'
import { visitListeners } from '#platform/page/visit/visitListeners.ts'

/** `whole`: atomic batches; `none`: one at a time; `asking`: the wallet has not answered yet. */
export type BatchAbility = 'whole' | 'none' | 'asking'

/**
 * Keyed by wallet and account, because a wallet may batch for one account and not for another. A
 * page has one chain.
 */
const abilities = new WeakMap<GuardedProvider, Map<string, BatchAbility>>()
const listeners = visitListeners()

export const { subscribe } = listeners

function setAbility({ wallet: { guardedProvider }, account }: Connected, ability: BatchAbility): void {
  abilities.set(guardedProvider, new Map(abilities.get(guardedProvider)).set(account, ability))
  listeners.notify()
}

type Connected = Extract<Connection, { status: 'connected' }>

async function askWallet(connected: Connected): Promise<void> {
  const { wallet: connectedWallet, account } = connected
  setAbility(connected, 'asking')
  const answer = await retryOnce(() => import('@musi/chain/wallet/batchAbility'))
    .then((module) => module.batchAbility(connectedWallet.guardedProvider, account, config().chainId))
    .catch(() => 'none' as const)
  setAbility(connected, answer)
}

/** The ability of the connected account. */
export function batchAbility(): BatchAbility {
  const connection = wallet().current()
  if (connection.status !== 'connected') return 'none'
  return abilities.get(connection.wallet.guardedProvider)?.get(connection.account) ?? 'asking'
}

/** Asks once for each account of each wallet. */
export function queryBatchAbility(): void {
  const connection = wallet().current()
  if (connection.status !== 'connected') return
  if (abilities.get(connection.wallet.guardedProvider)?.get(connection.account) === undefined)
    void askWallet(connection)
}

/** Falls back to single steps if a wallet claimed to batch and then could not. */
export function noteBatchProblem(problem: SendProblem): void {
  const connection = wallet().current()
  const cannot = problem.kind === 'wallet' && problem.trouble.kind === 'unsupported'
  if (cannot && connection.status === 'connected') setAbility(connection, 'none')
}
