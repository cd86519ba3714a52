import type { SendProblem } from '@musi/chain/sendWriteProblem'
import type { Connection } from '@musi/chain/wallet/connection'
import type { WalletDoor } from '@musi/chain/wallet/provider'
import { config } from '../../../page/config/config.ts'
import { twice } from '../../../page/loading/twice.ts'
import { wallet } from '../../wallet/wallet.ts'
import { visitListeners } from '../../../page/visit/visitListeners.ts'

/** `whole`: several at once, all or nothing; `none`: one at a time; `asking`: the wallet has not answered yet. */
export type BatchAbility = 'whole' | 'none' | 'asking'

/** By wallet, then by account: a wallet can do it for one account and not for another. A page has one chain. */
const known = new WeakMap<WalletDoor, Map<string, BatchAbility>>()
const listeners = visitListeners()

export const { subscribe } = listeners

function set({ wallet: { door }, account }: Connected, ability: BatchAbility): void {
  known.set(door, new Map(known.get(door)).set(account, ability))
  listeners.tell()
}

type Connected = Extract<Connection, { status: 'connected' }>

async function ask(connected: Connected): Promise<void> {
  const { wallet: opened, account } = connected
  set(connected, 'asking')
  const answer = await twice(() => import('@musi/chain/wallet/batchAbility'))
    .then((asking) => asking.batchAbility(opened.door, account, config().chainId))
    .catch(() => 'none' as const)
  set(connected, answer)
}

/** Of whoever is connected. */
export function batchAbility(): BatchAbility {
  const connection = wallet().current()
  if (connection.status !== 'connected') return 'none'
  return known.get(connection.wallet.door)?.get(connection.account) ?? 'asking'
}

/** Asks once for each account of each wallet. */
export function wantBatchAbility(): void {
  const connection = wallet().current()
  if (connection.status !== 'connected') return
  if (known.get(connection.wallet.door)?.get(connection.account) === undefined) void ask(connection)
}

/** A wallet that said it could and then cannot is not asked again: the single steps remain. */
export function batchProblem(problem: SendProblem): void {
  const connection = wallet().current()
  const cannot = problem.kind === 'wallet' && problem.trouble.kind === 'unsupported'
  if (cannot && connection.status === 'connected') set(connection, 'none')
}
