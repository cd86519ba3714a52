import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { addressIn, amountIn, listIn } from './argument.ts'
import { decodedCall } from './decodedCall.ts'
import type { Movement } from './movements.ts'
import type { Scene, Story } from './story.ts'

/** A call of a batch. */
export type InnerCall = { to: Address; value: bigint; data: Hex }

/** Describes a single call of a batch, and what it would have moved if sent alone. */
export type CallDescriber = { storyOf: (scene: Scene) => Story; moved: (scene: Scene) => readonly Movement[] }

/** Calls an account makes to itself as one transaction; null for other transactions. */
export function innerCalls({ transaction, call }: Pick<Scene, 'transaction' | 'call'>): readonly InnerCall[] | null {
  if (call?.name !== 'execute' || call.args.length !== 1 || transaction.to !== transaction.from) return null
  const calls = listIn(call, 'calls') as readonly InnerCall[]
  return calls.length > 0 ? calls : null
}

/** True for an approval, and for the reset to zero that some tokens require before the next approval. */
const isAllowance = ({ transaction, call }: Scene, others: readonly Scene[]): boolean =>
  call?.name === 'approve' &&
  (amountIn(call, 'value') > 0n ||
    others.some(
      (other) =>
        other.call?.name === 'approve' &&
        other.transaction.to === transaction.to &&
        addressIn(other.call, 'spender') === addressIn(call, 'spender') &&
        amountIn(other.call, 'value') > 0n,
    ))

const isSpecific = ({ kind }: Story): boolean => kind !== 'called' && kind !== 'used'

/** One of several calls: what it requested, or what reached or left the called contract. */
function storyOfOne(scene: Scene, { storyOf }: CallDescriber): Story {
  const requested = storyOf({ ...scene, done: false, movements: [] })
  if (isSpecific(requested)) return requested
  const { to } = scene.transaction
  const targetMovements = scene.movements.filter((one) => one.from === to || one.to === to)
  const actual = storyOf({ ...scene, movements: targetMovements })
  return isSpecific(actual) ? actual : requested
}

/** Describes a batch by its effects, including its approvals; null if it is not a batch. */
export function batchStory(scene: Scene, describer: CallDescriber): Story | null {
  const calls = innerCalls(scene)
  return calls === null ? null : storyOfCalls(scene, calls, describer)
}

/** Describes the calls of an account in one scene. */
export function storyOfCalls(scene: Scene, calls: readonly InnerCall[], describer: CallDescriber): Story {
  const scenes = calls.map(({ to, value, data }): Scene => {
    const transaction = { ...scene.transaction, to, value, input: data }
    return { ...scene, transaction, call: decodedCall(data) }
  })
  const acts = scenes.filter((one) => !isAllowance(one, scenes))
  const describedScenes = acts.length > 0 ? acts : scenes
  const [only] = describedScenes
  if (only !== undefined && describedScenes.length === 1)
    return describer.storyOf({ ...only, movements: describer.moved(only) })
  const activities = describedScenes.map((one) => storyOfOne(one, describer))
  return { kind: 'batched', activities: { stories: activities } }
}
