import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import { type Hex, decodeAbiParameters, decodeFunctionData } from 'viem'
import { addressIn, amountIn, listIn } from './argument.ts'
import { type CallDescriber, storyOfCalls } from './batchStory.ts'
import type { DecodedEvent } from './decodedEvent.ts'
import type { Directory } from './directory.ts'
import type { InnerCall } from './batchStory.ts'
import type { Operation, Scene, Story } from './story.ts'

type PackedOperation = { sender: Address; nonce: bigint; callData: Hex }

const CALLS = [
  {
    type: 'tuple[]',
    components: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/** Calls of an operation of our accounts (ERC-7821); null if it is something else. */
function callsOf(callData: Hex): readonly InnerCall[] | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: passkeyAccountAbi, data: callData })
    if (functionName !== 'execute') return null
    const [calls] = decodeAbiParameters(CALLS, args[1])
    return calls
  } catch {
    return null
  }
}

/** Events of one operation: those after the end of the previous operation, up to its own end. */
function eventsOf(events: readonly DecodedEvent[], entryPoint: Address, { sender, nonce }: PackedOperation) {
  const isEnd = (event: DecodedEvent) => event.name === 'UserOperationEvent' && event.address === entryPoint
  const end = events.findIndex(
    (event) => isEnd(event) && addressIn(event, 'sender') === sender && amountIn(event, 'nonce') === nonce,
  )
  const start = events.slice(0, Math.max(end, 0)).findLastIndex(isEnd)
  return { own: end < 0 ? [] : events.slice(start + 1, end), end: events[end] }
}

const succeeded = (end: DecodedEvent | undefined): boolean =>
  end?.args.some(({ name, value }) => name === 'success' && value === true) === true

/**
 * Describes the operations that a bundler sent to the EntryPoint, each from the view of its sender; null for other
 * transactions. An operation can fail in a transaction that succeeds.
 */
export function operationsStory(scene: Scene, directory: Directory, describer: CallDescriber): Story | null {
  const { call, transaction, events } = scene
  const entryPoint = directory.contract('entryPoint')
  if (call?.name !== 'handleOps' || entryPoint === null || transaction.to !== entryPoint) return null
  const operations = (listIn(call, 'ops') as readonly PackedOperation[]).map((packed): Operation => {
    const { own, end } = eventsOf(events, entryPoint, packed)
    const done = scene.done && succeeded(end)
    const calls = callsOf(packed.callData)
    const self = { ...transaction, from: packed.sender, to: packed.sender, value: 0n, input: packed.callData }
    const story =
      calls === null || calls.length === 0
        ? ({ kind: 'used', contract: packed.sender } as const)
        : storyOfCalls({ ...scene, transaction: self, events: own, movements: [], done }, calls, describer)
    return { by: packed.sender, done, story }
  })
  return operations.length === 0 ? null : { kind: 'operated', operations: { operations } }
}
